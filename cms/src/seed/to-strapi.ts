import { type Attribute, BULLET } from '../content-model/content-attributes';
import type { SeedRecord } from './read-seed-entries';

export type SeedAttributes = Record<string, Attribute>;

export type SeedContext = {
  componentAttributes: (uid: string) => SeedAttributes;
  mediaId: (fileName: string) => number | undefined;
  documentId: (uid: string, slug: string) => string | undefined;
};

function fail(path: string, message: string): never {
  throw new Error(`${path}: ${message}`);
}

function asText(value: unknown, path: string): string {
  return typeof value === 'string' ? value : fail(path, 'must be a text');
}

function asList(value: unknown, path: string): unknown[] {
  return Array.isArray(value) ? value : fail(path, 'must be a list');
}

function toComponent(attribute: Attribute, value: unknown, context: SeedContext, path: string) {
  const uid = attribute.component ?? '';
  if (uid === BULLET && typeof value === 'string') return { text: value };
  if (typeof value !== 'object' || value === null) fail(path, 'must be an object');
  return toStrapi(context.componentAttributes(uid), { ...value }, context, `${path}.`);
}

function toValue(attribute: Attribute, value: unknown, context: SeedContext, path: string) {
  if (attribute.type === 'media') {
    const name = asText(value, path);
    return context.mediaId(name) ?? fail(path, `the picture "${name}" is not in media.json`);
  }
  if (attribute.type === 'relation') {
    const slug = asText(value, path);
    const target = attribute.target ?? '';
    return context.documentId(target, slug) ?? fail(path, `"${slug}" does not exist in ${target}`);
  }
  if (attribute.type !== 'component') return value;
  if (!attribute.repeatable) return toComponent(attribute, value, context, path);
  return asList(value, path).map((item, index) =>
    toComponent(attribute, item, context, `${path}[${index}]`),
  );
}

/**
 * Converts a record of a data file to input of the Document Service: file names of pictures to ids,
 * slugs of references to document ids, and lists of texts to bullets.
 * @throws Error with the path of the first invalid field
 */
export function toStrapi(
  attributes: SeedAttributes,
  record: SeedRecord,
  context: SeedContext,
  prefix = '',
): SeedRecord {
  const data: SeedRecord = {};
  for (const [name, value] of Object.entries(record)) {
    const path = `${prefix}${name}`;
    const attribute = attributes[name] ?? fail(path, 'the content type has no such field');
    data[name] = value === null ? null : toValue(attribute, value, context, path);
  }
  return data;
}

/** Adds empty values for the optional fields that a record lacks, so that an update clears them. */
export function emptyMissing(attributes: SeedAttributes, data: SeedRecord): SeedRecord {
  const missing = Object.entries(attributes).filter(
    ([name, attribute]) => !(name in data) && attribute.type !== 'relation' && !attribute.required,
  );
  const emptied = missing.map(([name, { repeatable, default: fallback }]) => [
    name,
    repeatable ? [] : (fallback ?? null),
  ]);
  return { ...data, ...Object.fromEntries(emptied) };
}
