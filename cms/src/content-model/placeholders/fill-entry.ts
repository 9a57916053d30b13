import { fillPlaceholders, type PlaceholderValues } from '../../../contracts/placeholders';
import { isRecord } from '../../platform/values/fields';
import type { Values } from '../entry';
import { isFilledField, isTextField } from './is-filled-field';
import { placeholderValuesFor } from './placeholder-values';

type Attribute = { type: string; component?: string };
type GetModel = (uid: string) => { attributes: Record<string, unknown> };

function textIn(nodes: readonly unknown[]): string {
  return nodes
    .map((node) => (isRecord(node) && typeof node.text === 'string' ? node.text : ''))
    .join('');
}

/** Fills rich text; `before` is the preceding text in the same block. */
function fillNodes(nodes: readonly unknown[], values: PlaceholderValues, before = ''): unknown[] {
  let read = before;
  return nodes.map((node) => {
    if (!isRecord(node)) return node;
    if (typeof node.text === 'string') {
      const text = fillPlaceholders(node.text, values, read);
      read += text;
      return { ...node, text };
    }
    if (!Array.isArray(node.children)) return node;
    // A link continues a sentence; a list item starts one.
    const isInline = node.type === 'link';
    const children = fillNodes(node.children, values, isInline ? read : '');
    if (isInline) read += textIn(children);
    return { ...node, children };
  });
}

/**
 * Replaces the placeholders in the texts of an entry and its components.
 * @param siteValues the values of the site's settings
 */
export function fillEntry(
  getModel: GetModel,
  uid: string,
  entry: Values,
  siteValues: PlaceholderValues,
): Values {
  const values = placeholderValuesFor(uid, entry, siteValues);

  function fillValue(owner: string, name: string, attribute: Attribute, value: unknown): unknown {
    if (attribute.type === 'component') {
      const fillPart = (part: unknown) =>
        isRecord(part) ? fillLevel('components', attribute.component ?? '', part) : part;
      return Array.isArray(value) ? value.map(fillPart) : fillPart(value);
    }
    if (!isTextField(attribute, name) || !isFilledField(owner, name)) return value;
    if (Array.isArray(value)) return fillNodes(value, values);
    return typeof value === 'string' ? fillPlaceholders(value, values) : value;
  }

  function fillLevel(kind: 'content-types' | 'components', model: string, row: Values): Values {
    const { attributes } = getModel(model);
    const filled = Object.entries(row).map(([name, value]): [string, unknown] => {
      const attribute = attributes[name] as Attribute | undefined;
      return [name, attribute ? fillValue(`${kind}.${model}`, name, attribute, value) : value];
    });
    return Object.fromEntries(filled);
  }

  return fillLevel('content-types', uid, entry);
}
