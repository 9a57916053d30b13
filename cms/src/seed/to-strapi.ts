import { type Attribute, BULLET, type ListAttributes } from '../content-model/content-attributes';
import { isLinkField } from '../content-model/is-link-field';
import {
  componentOf,
  type ContentField,
  mapEach,
  presentFields,
  walkContent,
} from '../content-model/walk-content';
import type { SeedRecord } from './read-seed-entries';

export type SeedContext = {
  /** Returns the fields that are seeded, or emptied if a record lacks them. */
  attributesOf: ListAttributes;
  mediaId: (fileName: string) => number | undefined;
  /** Returns the address of a file of data/media. */
  mediaUrl: (fileName: string) => string | undefined;
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

/** The address of a document of data/media, whose stored name has a hash. */
const DOCUMENT = /^\/uploads\/([^/?#]+\.pdf)$/;

type ToPart = (part: unknown, index?: number) => SeedRecord;

function toValue(
  { attribute, name, value }: ContentField,
  path: string,
  context: SeedContext,
  toPart: ToPart,
): unknown {
  if (attribute.type === 'unknown') fail(path, 'the content type has no such field');
  if (value === null) return null;
  switch (attribute.type) {
    case 'media':
      return mapEach(value, (each) => {
        const name = asText(each, path);
        return context.mediaId(name) ?? fail(path, `the picture "${name}" is not in media.json`);
      });
    case 'relation':
      return mapEach(value, (each) => {
        const { target = '' } = attribute;
        const slug = asText(each, path);
        return (
          context.documentId(target, slug) ?? fail(path, `"${slug}" does not exist in ${target}`)
        );
      });
    case 'component':
      return attribute.repeatable ? asList(value, path).map(toPart) : toPart(value);
    case 'dynamiczone':
      return asList(value, path).map((part, index) => ({
        __component: componentOf(attribute, part) ?? fail(path, 'must have a __component'),
        ...toPart(part, index),
      }));
    default: {
      const isAddress = typeof value === 'string' && isLinkField(attribute, name);
      const file = isAddress ? DOCUMENT.exec(value)?.[1] : undefined;
      if (file === undefined) return value;
      return context.mediaUrl(file) ?? fail(path, `the document "${file}" is not in media.json`);
    }
  }
}

const formatPath = (steps: ContentField['steps']) =>
  steps.map(({ field, index }) => (index === undefined ? field : `${field}[${index}]`)).join('.');

/**
 * Converts a record of a data file to input of the Document Service: file names of pictures to ids,
 * slugs of references to document ids, addresses of documents to the stored ones, and lists of texts to bullets.
 * @throws Error with the path of the first invalid field
 */
export function toStrapi(uid: string, record: SeedRecord, context: SeedContext): SeedRecord {
  const fields = presentFields(context.attributesOf);
  const values = walkContent<[string, unknown]>(fields, uid, record, (field, visitPart) => {
    const { attribute, name, steps } = field;
    const path = formatPath(steps);
    const toPart: ToPart = (part, index) => {
      const isBullet = attribute.type === 'component' && attribute.component === BULLET;
      if (isBullet && typeof part === 'string') return { text: part };
      const at = index === undefined ? path : `${path}[${index}]`;
      if (typeof part !== 'object' || part === null) fail(at, 'must be an object');
      return Object.fromEntries(visitPart(part, index));
    };
    return [name, toValue(field, path, context, toPart)];
  });
  return Object.fromEntries(values);
}

/** Adds empty values for the optional fields that a record lacks, so that an update clears them. */
export function emptyMissing(
  attributes: readonly [string, Attribute][],
  data: SeedRecord,
): SeedRecord {
  const missing = attributes.filter(
    ([name, { type, required }]) => !(name in data) && type !== 'relation' && !required,
  );
  const emptied = missing.map(([name, attribute]): [string, unknown] => {
    const isList =
      attribute.type === 'dynamiczone' || (attribute.type === 'component' && attribute.repeatable);
    return [name, isList ? [] : (attribute.default ?? null)];
  });
  return { ...data, ...Object.fromEntries(emptied) };
}
