import type { PreviewContent, PreviewPicture } from '../../../../contracts/preview';

type Attribute = {
  type: string;
  required?: boolean;
  private?: boolean;
  repeatable?: boolean;
  component?: string;
  target?: string;
  enum?: readonly string[];
  default?: unknown;
};
type Model = { attributes: Record<string, unknown> };
type Row = Record<string, unknown>;
type Populate = true | { fields: string[] } | { populate: PopulateMap };
type PopulateMap = { [name: string]: Populate };

const BULLET = 'shared.bullet';
const PICTURE_FIELDS = ['url', 'alternativeText', 'width', 'height', 'focalPoint'];
const NUMBERS = new Set(['integer', 'biginteger', 'decimal', 'float']);
const STRAPI_FIELDS = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

function isScalar({ type }: Attribute): boolean {
  return !['media', 'relation', 'component', 'dynamiczone'].includes(type);
}

/** Returns a value for a required field that a draft lacks. */
function emptyValue({ type, enum: choices, default: fallback }: Attribute): unknown {
  if (fallback !== undefined) return fallback;
  if (NUMBERS.has(type)) return 0;
  if (type === 'boolean') return false;
  if (type === 'blocks') return [];
  if (type === 'date') return new Date().toISOString().slice(0, 10);
  return choices?.[0] ?? '';
}

/** Creates a reader that returns entries in the shape of the props of the site's sections. */
export function createPreviewReader(getModel: (uid: string) => Model) {
  function attributesOf(uid: string): [string, Attribute][] {
    return (Object.entries(getModel(uid).attributes) as [string, Attribute][]).filter(
      ([name, attribute]) => !STRAPI_FIELDS.has(name) && !attribute.private,
    );
  }

  /** Returns the scalar fields: related entries are read without their own relations. */
  function scalarsOf(uid: string): [string, Attribute][] {
    return attributesOf(uid).filter(([, attribute]) => isScalar(attribute));
  }

  function populateOf(uid: string): PopulateMap {
    const entries = attributesOf(uid).flatMap(([name, attribute]): [string, Populate][] => {
      const { type, component = '', target = '' } = attribute;
      if (type === 'media') return [[name, { fields: PICTURE_FIELDS }]];
      if (type === 'relation') return [[name, { fields: scalarsOf(target).map(([each]) => each) }]];
      if (type !== 'component') return [];
      const populate = populateOf(component);
      return [[name, Object.keys(populate).length > 0 ? { populate } : true]];
    });
    return Object.fromEntries(entries);
  }

  function describeScalars(uid: string, row: Row): Row {
    const values = scalarsOf(uid).map(([name]) => [name, row[name] ?? null]);
    return Object.fromEntries(values);
  }

  function describeComponent({ component = '', repeatable, required }: Attribute, value: unknown) {
    if (!repeatable) return value || required ? describe(component, (value ?? {}) as Row) : null;
    const rows = (value ?? []) as Row[];
    if (component === BULLET) return rows.map(({ text }) => text);
    return rows.map((row) => describe(component, row));
  }

  function describeValue(attribute: Attribute, value: unknown): unknown {
    switch (attribute.type) {
      case 'media':
        return value ? describePicture(value as Row) : null;
      case 'relation':
        return value ? describeScalars(attribute.target ?? '', value as Row) : null;
      case 'component':
        return describeComponent(attribute, value);
      default:
        return value ?? (attribute.required ? emptyValue(attribute) : null);
    }
  }

  /** Returns the public content of an entry, without row ids, timestamps and private fields. */
  function describe(uid: string, row: Row): PreviewContent {
    const values = attributesOf(uid).map(([name, attribute]) => [
      name,
      describeValue(attribute, row[name]),
    ]);
    return Object.fromEntries(values);
  }

  return { populateOf, describe };
}

function describePicture({ url, alternativeText, width, height, focalPoint }: Row): PreviewPicture {
  return { url, alternativeText, width, height, focalPoint } as PreviewPicture;
}
