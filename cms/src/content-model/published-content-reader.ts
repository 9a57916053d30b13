export type Attribute = {
  type: string;
  private?: boolean;
  component?: string;
  components?: readonly string[];
};
export type Model = { attributes: Record<string, unknown> };
export type Row = Record<string, unknown>;
type Populate = { select: string[] } | { populate: PopulateMap } | { on: Record<string, unknown> };
type PopulateMap = { [name: string]: Populate };

// These change on every save, also when the visible content does not.
const STRAPI_FIELDS = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);
// A replaced picture keeps its hash and its URL; only `updatedAt` changes.
export const MEDIA_FIELDS = ['hash', 'url', 'alternativeText', 'caption', 'updatedAt'];

/** Returns the fields that visitors can see. */
export function attributesOf({ attributes }: Model): [string, Attribute][] {
  return (Object.entries(attributes) as [string, Attribute][]).filter(
    ([name, attribute]) => !STRAPI_FIELDS.has(name) && !attribute.private,
  );
}

/** Creates a reader that returns the content of published rows that visitors can see. */
export function createPublishedContentReader(getModel: (uid: string) => Model) {
  const contentAttributes = (uid: string) => attributesOf(getModel(uid));

  function populateOf(uid: string): PopulateMap {
    const entries = contentAttributes(uid).flatMap(([name, attribute]): [string, Populate][] => {
      switch (attribute.type) {
        case 'media':
          return [[name, { select: MEDIA_FIELDS }]];
        case 'relation':
          return [[name, { select: ['documentId'] }]];
        case 'component':
          return [[name, { populate: populateOf(attribute.component ?? '') }]];
        case 'dynamiczone': {
          const parts = attribute.components ?? [];
          const on = parts.map((part) => [part, { populate: populateOf(part) }]);
          return [[name, { on: Object.fromEntries(on) }]];
        }
        default:
          return [];
      }
    });
    return Object.fromEntries(entries);
  }

  function describeOne(attribute: Attribute, value: unknown): unknown {
    if (value === null || value === undefined || value === '') return null;
    const row = value as Row;
    switch (attribute.type) {
      case 'media':
        return MEDIA_FIELDS.map((field) => row[field] ?? null);
      case 'relation':
        return row.documentId;
      case 'component':
        return describe(attribute.component ?? '', row);
      case 'dynamiczone':
        return [row.__component, describe(String(row.__component), row)];
      default:
        return value;
    }
  }

  function describeValue(attribute: Attribute, value: unknown): unknown {
    if (!Array.isArray(value)) return describeOne(attribute, value);
    const parts = value.map((part) => describeOne(attribute, part));
    // Relations are unordered; the order of components and pictures is content.
    return attribute.type === 'relation' ? parts.sort() : parts;
  }

  /** Returns the content of one row without row ids, timestamps and private fields. */
  function describe(uid: string, row: Row): Row {
    const values = contentAttributes(uid).map(([name, attribute]) => [
      name,
      describeValue(attribute, row[name]),
    ]);
    return Object.fromEntries(values);
  }

  return { populateOf, describe };
}
