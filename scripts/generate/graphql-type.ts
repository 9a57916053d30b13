import { type Attribute, BULLET } from '../../cms/src/content-model/content-attributes.ts';
import type { Schema } from '../../cms/src/content-model/read-schemas.ts';
import { usedAttributes } from './site-overrides.ts';

const SCALARS: Readonly<Record<string, string>> = {
  string: 'String',
  text: 'String',
  uid: 'String',
  enumeration: 'String',
  integer: 'Int',
  decimal: 'Float',
  boolean: 'Boolean',
  date: 'Date',
  datetime: 'Date',
  blocks: 'JSON',
};
const SYSTEM_FIELDS = [
  'documentId: String!',
  'createdAt: Date! @dateformat',
  'updatedAt: Date! @dateformat',
];

/** Returns the node type that gatsby-source-strapi uses for a content type or component. */
function nodeType(uid: string): string {
  const name = uid.startsWith('api::') ? uid.replace(/^.*\./, '') : `_COMPONENT_${uid}`;
  return `STRAPI_${name.replaceAll(/[-.]/g, '_')}`.toUpperCase();
}

/**
 * Returns the union type of the parts of a dynamic zone: all components of one folder.
 * @throws for components of several folders
 */
export function zoneType(components: readonly string[]): string {
  const folders = new Set(components.map((uid) => uid.replace(/\..*$/, '')));
  const [folder = ''] = folders;
  if (folders.size !== 1)
    throw new Error(`Components of several folders: ${components.join(', ')}`);
  return `STRAPI__COMPONENT_${folder.replaceAll('-', '_')}`.toUpperCase();
}

/** Returns the GraphQL union of the components that dynamic zones use. */
export function graphqlUnion(components: readonly string[]): string {
  return `union ${zoneType(components)} = ${components.map(nodeType).join(' | ')}`;
}

function isList(attribute: Attribute): boolean {
  switch (attribute.type) {
    case 'component':
      return attribute.repeatable === true;
    case 'media':
      return attribute.multiple === true;
    case 'relation':
      return attribute.relation?.endsWith('ToMany') === true;
    default:
      return false;
  }
}

/** Returns the field of linked nodes; media and relations are nullable: the target can be missing. */
function linkField(name: string, attribute: Attribute, type: string): string {
  if (isList(attribute)) return `${name}: [${type}!]! @components`;
  const isPresent = attribute.type === 'component' && attribute.required;
  return `${name}: ${type}${isPresent ? '!' : ''} @link(from: "${name}___NODE")`;
}

function fieldsOf([name, attribute]: [string, Attribute]): string[] {
  switch (attribute.type) {
    case 'component': {
      const { component } = attribute;
      if (component === BULLET) return [`${name}: [String!]! @bullets`];
      return [linkField(name, attribute, nodeType(component))];
    }
    case 'relation':
      return [linkField(name, attribute, nodeType(attribute.target ?? ''))];
    case 'media':
      return [linkField(name, attribute, 'STRAPI__MEDIA')];
    case 'dynamiczone':
      return [`${name}: [${zoneType(attribute.components)}!]! @components`];
    default:
      return scalarFields(name, attribute);
  }
}

function scalarFields(name: string, { type, required }: Attribute): string[] {
  const scalar = SCALARS[type];
  if (!scalar) throw new Error(`The site has no GraphQL type for «${type}» (field ${name}).`);
  const directive = scalar === 'Date' ? ' @dateformat' : '';
  const field = `${name}: ${scalar}${required ? '!' : ''}${directive}`;
  const pictures = `${name}Pictures: [STRAPI__MEDIA!]! @components`;
  return type === 'blocks' ? [field, pictures] : [field];
}

/**
 * Returns the GraphQL type of a content type or component. What the CMS requires is non-null; lists
 * are non-null and may be empty.
 * @throws for an attribute type without a GraphQL type
 */
export function graphqlType(uid: string, schema: Schema): string {
  const fields = usedAttributes(uid, schema).flatMap(fieldsOf);
  const all = uid.startsWith('api::') ? [...fields, ...SYSTEM_FIELDS] : fields;
  return `type ${nodeType(uid)} implements Node @dontInfer {\n${all.join('\n')}\n}`;
}
