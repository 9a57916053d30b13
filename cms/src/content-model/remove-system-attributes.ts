import type { Schema } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

import { isRecord } from '../../contracts/is-record';
import type { Attribute, Content } from './content-attributes';

type Model = Schema.ContentType | Schema.Component;
type ModelOf = (uid: string) => Model | undefined;

/** Written by Strapi only; those of `getNonWritableAttributes` come on top. */
const SYSTEM_ATTRIBUTES = [
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
] as const;

const OPERATIONS = ['connect', 'disconnect', 'set'] as const;
const IDENTITY = ['id', 'documentId', 'locale', 'status', '__type'] as const;
const PLACE = ['before', 'after', 'start', 'end', 'locale', 'status', '__type'] as const;

function pickOwn(value: Content, names: readonly string[]): Content {
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]]),
  );
}

/** Reduces a reference to another entry or file to its identity and its place in the list. */
function toReference(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toReference);
  if (!isRecord(value)) return value;
  const { position } = value;
  return {
    ...pickOwn(value, IDENTITY),
    ...(isRecord(position) && { position: pickOwn(position, PLACE) }),
  };
}

/**
 * Returns the value of a relation or of a media field without attributes of its targets. Strapi also
 * writes `__pivot`, columns of the join table, from such values.
 */
function toReferences(value: unknown): unknown {
  if (!isRecord(value) || 'id' in value || 'documentId' in value) return toReference(value);
  const { options } = value;
  const operations = Object.entries(pickOwn(value, OPERATIONS)).map(([name, references]) => [
    name,
    toReference(references),
  ]);
  return {
    ...Object.fromEntries(operations),
    ...(isRecord(options) && { options: pickOwn(options, ['strict']) }),
  };
}

/**
 * Returns the values of the attributes that a request may write, also of the components within:
 * neither system attributes nor names that are not in the schema, such as columns of the database.
 * Components keep their `id`, by which Strapi finds the stored component.
 */
export function removeSystemAttributes(modelOf: ModelOf, model: Model, values: Content): Content {
  function convert(attribute: Attribute, value: unknown): unknown {
    switch (attribute.type) {
      case 'relation':
      case 'media':
        return toReferences(value);
      case 'component':
        return mapParts(value, () => attribute.component);
      case 'dynamiczone':
        return mapParts(value, ({ __component }) => String(__component));
      default:
        return value;
    }
  }

  function mapParts(value: unknown, componentOf: (part: Content) => string): unknown {
    if (Array.isArray(value)) return value.map((part) => mapParts(part, componentOf));
    if (!isRecord(value)) return value;
    const component = modelOf(componentOf(value));
    if (!component) return value;
    const { id } = value;
    return {
      ...((typeof id === 'number' || typeof id === 'string') && { id }),
      ...pickOwn(value, ['__component']),
      ...removeSystemAttributes(modelOf, component, value),
    };
  }

  const ignored = new Set<string>([
    ...SYSTEM_ATTRIBUTES,
    ...contentTypes.getNonWritableAttributes(model),
  ]);
  return Object.fromEntries(
    Object.entries(model.attributes)
      .filter(([name]) => !ignored.has(name) && Object.hasOwn(values, name))
      .map(([name, attribute]) => [name, convert(attribute as Attribute, values[name])]),
  );
}
