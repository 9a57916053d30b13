import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../../contracts/is-record';
import type { EntryField } from '../../../content-model/fields-of';
import { isLinkField } from '../../../content-model/is-link-field';
import { linkedDocumentHashes } from '../../../content-model/linked-documents';
import { listPublicTypes } from '../../../content-model/public-types';
import { richTextPictureHashes } from '../../../content-model/rich-text';

import { query } from '../../../platform/strapi/query';
import { describeUsage, type FoundUsage, deduplicateUsage } from './found-usage';
import { readContent } from './read-content';

const canShowFiles = (attribute: { type: string }, name: string) =>
  attribute.type === 'media' || isLinkField(attribute, name);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns a function that lists the file ids of a field; rich text and links refer to files by URL only. */
async function fileFinder(strapi: Core.Strapi): Promise<(field: EntryField) => number[]> {
  const files: { id: number; hash: string }[] = await query(strapi, 'plugin::upload.file').findMany(
    { select: ['id', 'hash'] },
  );
  const byHash = new Map(files.map(({ id, hash }) => [hash, id]));
  return ({ attribute, value }) =>
    attribute.type === 'media'
      ? listOf(value)
          .filter(isRecord)
          .map(({ id }) => Number(id))
      : [...richTextPictureHashes(value), ...linkedDocumentHashes(value)].flatMap(
          (hash) => byHash.get(hash) ?? [],
        );
}

/** Returns the usage of the files in the media library, by file id. */
export async function findFileUsage(strapi: Core.Strapi): Promise<Map<number, FoundUsage[]>> {
  const filesOf = await fileFinder(strapi);
  const found = new Map<number, FoundUsage[]>();
  for (const type of listPublicTypes(strapi)) {
    for (const content of await readContent(strapi, type, canShowFiles)) {
      for (const field of content.fields.filter((each) =>
        canShowFiles(each.attribute, each.name),
      )) {
        for (const id of filesOf(field)) {
          found.set(
            id,
            deduplicateUsage([...(found.get(id) ?? []), describeUsage(content, field)]),
          );
        }
      }
    }
  }
  return found;
}
