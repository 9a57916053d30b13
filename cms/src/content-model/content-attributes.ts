import type { Schema } from '@strapi/strapi';

type ScalarType = Exclude<
  Schema.Attribute.Kind,
  'uid' | 'enumeration' | 'component' | 'dynamiczone' | 'media' | 'relation'
>;

/** The properties of a field in a Strapi schema that we read. */
export type Attribute = { required?: boolean; private?: boolean; default?: unknown } & (
  | { type: ScalarType; maxLength?: number }
  /** `targetField`: the field from which Strapi generates a slug. */
  | { type: 'uid'; targetField?: string }
  | { type: 'enumeration'; enum: readonly string[] }
  | { type: 'component'; component: string; repeatable?: boolean; max?: number }
  | { type: 'dynamiczone'; components: readonly string[]; max?: number }
  /** `multiple`: true for fields with several files. */
  | { type: 'media'; multiple?: boolean }
  /** `relation`: its kind, such as `manyToOne`. A polymorphic relation has no `target`. */
  | { type: 'relation'; relation?: string; target?: string }
  /** A field of stored content that the schema does not have. */
  | { type: 'unknown' }
);
export type Model = { attributes: Readonly<Record<string, unknown>> };
export type GetModel = (uid: string) => Model;
/** Returns fields of a content type or component by uid, in schema order. */
export type ListAttributes = (uid: string) => [string, Attribute][];
export type Content = Record<string, unknown>;

/** Component of a list of texts; its field is `text`. */
export const BULLET = 'shared.bullet';

/** Fields that Strapi adds to every type. They change on every save, also without new content. */
const STRAPI_FIELDS: ReadonlySet<string> = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

const entriesOf = ({ attributes }: Model) => Object.entries(attributes) as [string, Attribute][];

/** Lists all fields, also those of Strapi. */
export function allAttributes(getModel: GetModel): ListAttributes {
  return (uid) => entriesOf(getModel(uid));
}

/** Returns the fields that we define, also the private ones. */
export function ownAttributes(model: Model): [string, Attribute][] {
  return entriesOf(model).filter(([name]) => !STRAPI_FIELDS.has(name));
}

/** Returns the fields that visitors can see. */
export function contentAttributes(model: Model): [string, Attribute][] {
  return ownAttributes(model).filter(([, attribute]) => !attribute.private);
}

type Field = { path: string; name: string; attribute: Attribute };

/**
 * Returns the fields of a type and its components; those of components have paths like `seo.title`. A
 * dynamic zone is a field, before the fields of its components.
 */
export function listFields(attributesOf: ListAttributes, uid: string, above = ''): Field[] {
  return attributesOf(uid).flatMap(([name, attribute]) => {
    const path = above + name;
    const fieldsOf = (component: string) => listFields(attributesOf, component, `${path}.`);
    if (attribute.type === 'component') return fieldsOf(attribute.component);
    const own = { path, name, attribute };
    return attribute.type === 'dynamiczone'
      ? [own, ...attribute.components.flatMap(fieldsOf)]
      : [own];
  });
}
