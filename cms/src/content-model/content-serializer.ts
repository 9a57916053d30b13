import { NAME_FIELDS } from './entry-label';
import { ORDER_FIELDS } from './ordered-lists';
import { attributesOf, type Attribute as Base, type Model } from './published-content-reader';

export type GetModel = (uid: string) => Model & { info?: { displayName?: string } };
export type Attribute = Base & {
  target?: string;
  enum?: readonly string[];
  repeatable?: boolean;
};
export type Content = Record<string, unknown>;

/** A file id or a `documentId`, with the name at the time of serialization. */
export type Link = { key: number | string; label: string | null };

type Populate = { select: string[] } | { populate: PopulateMap };
type PopulateMap = { [name: string]: Populate };

// The order belongs to the list, not to a single entry.
const UNVERSIONED_FIELDS: ReadonlySet<string> = new Set(ORDER_FIELDS);

export function versionedAttributes(model: Model): [string, Attribute][] {
  return attributesOf(model).filter(([name]) => !UNVERSIONED_FIELDS.has(name));
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Creates a serializer whose output is stored as a version and can be restored. */
export function createContentSerializer(getModel: GetModel) {
  const nameFieldsOf = (uid: string) =>
    NAME_FIELDS.filter((name) => name in getModel(uid).attributes);

  function populateOf(uid: string): PopulateMap {
    const entries = versionedAttributes(getModel(uid)).flatMap(
      ([name, { type, target = '', component = '' }]): [string, Populate][] => {
        switch (type) {
          case 'media':
            return [[name, { select: ['id', 'name'] }]];
          case 'relation':
            return [[name, { select: ['documentId', ...nameFieldsOf(target)] }]];
          case 'component':
            return [[name, { populate: populateOf(component) }]];
          default:
            return [];
        }
      },
    );
    return Object.fromEntries(entries);
  }

  function linkOf({ type, target = '' }: Attribute, row: Content): Link {
    if (type === 'media') return { key: Number(row.id), label: textOf(row.name) };
    const [field = ''] = nameFieldsOf(target);
    return { key: String(row.documentId), label: textOf(row[field]) };
  }

  function describeOne(attribute: Attribute, value: unknown): unknown {
    if (value === null || value === undefined || value === '') return null;
    switch (attribute.type) {
      case 'media':
      case 'relation':
        return linkOf(attribute, value as Content);
      case 'component':
        return describe(attribute.component ?? '', value as Content);
      default:
        return value;
    }
  }

  function describe(uid: string, row: Content): Content {
    const values = versionedAttributes(getModel(uid)).map(([name, attribute]) => {
      const value = row[name];
      const isList = Array.isArray(value) && attribute.type !== 'json';
      return [
        name,
        isList && attribute.type !== 'blocks'
          ? value.map((part) => describeOne(attribute, part))
          : describeOne(attribute, value),
      ];
    });
    return Object.fromEntries(values);
  }

  return { populateOf, describe };
}
