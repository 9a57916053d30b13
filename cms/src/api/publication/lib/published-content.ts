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

// They change whenever something is saved again, also when a reader would see no difference.
const NOISE = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);
// A picture that is replaced keeps its hash and its address: only `updatedAt` tells.
export const MEDIA_FIELDS = ['hash', 'url', 'alternativeText', 'caption', 'updatedAt'];

/** The fields that hold what a visitor can see. */
export function attributesOf({ attributes }: Model): [string, Attribute][] {
  return (Object.entries(attributes) as [string, Attribute][]).filter(
    ([name, attribute]) => !NOISE.has(name) && !attribute.private,
  );
}

/** Reads what a visitor can see of a published row, by the models of its type and components. */
export function createContentReader(getModel: (uid: string) => Model) {
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
    // A relation has no order of its own; components and pictures are arranged by people.
    return attribute.type === 'relation' ? parts.sort() : parts;
  }

  /** The content of one row: no row ids, no moments, nothing private. */
  function describe(uid: string, row: Row): Row {
    const values = contentAttributes(uid).map(([name, attribute]) => [
      name,
      describeValue(attribute, row[name]),
    ]);
    return Object.fromEntries(values);
  }

  return { populateOf, describe };
}
