import {
  attributesOf,
  type Attribute as Base,
  type Model,
} from '../api/publication/lib/published-content';
import { NAME_FIELDS } from '../lib/entry-label';
import { ORDER_FIELDS } from '../order/ordered-lists';

export type GetModel = (uid: string) => Model & { info?: { displayName?: string } };
export type Attribute = Base & {
  target?: string;
  enum?: readonly string[];
  repeatable?: boolean;
};
export type Content = Record<string, unknown>;

/** A file by its id, or an entry by its `documentId`, with the name it had. */
export type Link = { key: number | string; label: string | null };

type Populate = { select: string[] } | { populate: PopulateMap };
type PopulateMap = { [name: string]: Populate };

// Arranged by hand for all entries of a type together, and not a part of any one of them.
const ARRANGED: ReadonlySet<string> = new Set(ORDER_FIELDS);

/** The fields whose history is kept. */
export function keptAttributes(model: Model): [string, Attribute][] {
  return attributesOf(model).filter(([name]) => !ARRANGED.has(name));
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Reads an entry in the form in which its history is kept: from it the entry can be restored. */
export function createContentKeeper(getModel: GetModel) {
  const nameFieldsOf = (uid: string) =>
    NAME_FIELDS.filter((name) => name in getModel(uid).attributes);

  function populateOf(uid: string): PopulateMap {
    const entries = keptAttributes(getModel(uid)).flatMap(
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

  /** The content of one row with all that belongs to it. */
  function describe(uid: string, row: Content): Content {
    const values = keptAttributes(getModel(uid)).map(([name, attribute]) => {
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
