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

/** Returns the document of a row of a type; undefined for the row itself. */
export type DocumentOf = (uid: string, id: number) => string | undefined;

/** Reduces a reference to another entry or file to its identity and its place in the list. */
function toReference(value: unknown, documentOf: (id: number) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => toReference(each, documentOf));
  if (!isRecord(value)) {
    const documentId = documentOf(Number(value ?? NaN));
    return documentId === undefined ? value : { documentId };
  }
  const { position, id } = value;
  const documentId = value.documentId ?? documentOf(Number(id ?? NaN));
  return {
    ...pickOwn(value, IDENTITY),
    // Strapi prefers it to the id of a row.
    ...(documentId !== undefined && { documentId }),
    ...(isRecord(position) && { position: pickOwn(position, PLACE) }),
  };
}

/**
 * Returns the value of a relation or of a media field without attributes of its targets. Strapi also
 * writes `__pivot`, columns of the join table, from such values.
 */
function toReferences(value: unknown, documentOf: (id: number) => string | undefined): unknown {
  if (!isRecord(value) || 'id' in value || 'documentId' in value) {
    return toReference(value, documentOf);
  }
  const { options } = value;
  const operations = Object.entries(pickOwn(value, OPERATIONS)).map(([name, references]) => [
    name,
    toReference(references, documentOf),
  ]);
  return {
    ...Object.fromEntries(operations),
    ...(isRecord(options) && { options: pickOwn(options, ['strict']) }),
  };
}

/**
 * Returns the values of the attributes that a request may write, also of the components within:
 * neither system attributes nor names that are not in the schema, such as columns of the database.
 * Components keep their `id`, by which Strapi finds the stored component. The id of a related row
 * becomes that of its document: the draft of an entry refers to drafts, its live version to live ones.
 */
export function removeSystemAttributes(
  modelOf: ModelOf,
  model: Model,
  values: Content,
  documentOf: DocumentOf = () => undefined,
): Content {
  function convert(attribute: Attribute, value: unknown): unknown {
    switch (attribute.type) {
      case 'relation': {
        const { target } = attribute;
        return toReferences(value, (id) => (target ? documentOf(target, id) : undefined));
      }
      case 'media':
        return toReferences(value, () => undefined);
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
      ...removeSystemAttributes(modelOf, component, value, documentOf),
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
