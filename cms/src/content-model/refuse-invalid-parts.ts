import { errors } from '@strapi/utils';

import { isRecord } from '../../contracts/is-record';
import { type Attribute, type Content, type GetModel, ownAttributes } from './content-attributes';
import { esLabels } from './views/es-labels';

/** Limit of lists whose schema states none; the longest one of the demo content has 12 parts. */
const MAX_PARTS = 100;
/** Limit of relations and files that one request adds to a field. */
const MAX_REFERENCES = 500;

const OPERATIONS = ['connect', 'disconnect', 'set'] as const;

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function countReferences(value: unknown): number {
  const lists = isRecord(value) ? OPERATIONS.map((name) => value[name]) : [value];
  return Math.max(...lists.map(lengthOf));
}

function describeProblem(attribute: Attribute, value: unknown): string | undefined {
  switch (attribute.type) {
    case 'relation':
    case 'media':
      return countReferences(value) > MAX_REFERENCES
        ? `caben ${MAX_REFERENCES} elementos a la vez`
        : undefined;
    case 'component':
    case 'dynamiczone': {
      const { max = MAX_PARTS } = attribute;
      return lengthOf(value) > max ? `caben ${max} elementos` : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Refuses lists that are longer than the schema allows, and components that a dynamic zone does not
 * allow. Strapi checks both only when an entry is published, and stores every list of a draft: a list of
 * thousands of parts keeps the CMS busy for minutes.
 * @throws ValidationError with the field
 */
export function refuseInvalidParts(
  getModel: GetModel,
  uid: string,
  values: Content,
  owner = `content-types.${uid}`,
  above: readonly string[] = [],
): void {
  for (const [name, attribute] of ownAttributes(getModel(uid))) {
    if (!Object.hasOwn(values, name)) continue;
    const value = values[name];
    const path = [...above, name];
    const refuse = (problem: string): never => {
      const message = `«${esLabels[owner]?.[name] ?? name}»: ${problem}.`;
      throw new errors.ValidationError(message, {
        errors: [{ path, message, name: 'ValidationError' }],
      });
    };
    const problem = describeProblem(attribute, value);
    if (problem !== undefined) refuse(problem);
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') continue;
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, part] of parts.entries()) {
      if (!isRecord(part)) continue;
      const component =
        attribute.type === 'component' ? attribute.component : String(part.__component);
      if (attribute.type === 'dynamiczone' && !attribute.components.includes(component)) {
        refuse('tiene una parte que este campo no admite');
      }
      const place = Array.isArray(value) ? [...path, String(index)] : path;
      refuseInvalidParts(getModel, component, part, `components.${component}`, place);
    }
  }
}
