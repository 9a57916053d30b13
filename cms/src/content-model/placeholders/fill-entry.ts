import { isRecord } from '../../../contracts/is-record';
import { fillPlaceholders, type PlaceholderValues } from '../../../contracts/placeholders';
import { allAttributes, type GetModel } from '../content-attributes';
import type { Values } from '../entry';
import { mapContent, presentFields } from '../walk-content';
import { isFilledField, isTextField } from './is-filled-field';
import { placeholderValuesFor } from './placeholder-values';

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

  const fields = presentFields(allAttributes(getModel));
  return mapContent(fields, uid, entry, ({ owner, name, attribute, value }) => {
    if (!isTextField(attribute, name) || !isFilledField(owner, name)) return value;
    if (Array.isArray(value)) return fillNodes(value, values);
    return typeof value === 'string' ? fillPlaceholders(value, values) : value;
  });
}
