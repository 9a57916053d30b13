import type { Core } from '@strapi/strapi';

import { listPublicTypes } from '../lib/public-types';
import { isRecord } from '../publish-rules/entry';
import type { EntryField } from '../publish-rules/fields-of';
import { hashesInText } from '../publish-rules/rich-text';
import { readContent } from './read-content';
import { describe, type FoundUse, once } from './use';

const mayShowFiles = ({ type }: { type: string }) => type === 'media' || type === 'blocks';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Which files of the media library a field shows; rich text has nothing of them but their address. */
async function fileFinder(strapi: Core.Strapi): Promise<(field: EntryField) => number[]> {
  const files: { id: number; hash: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ select: ['id', 'hash'] });
  const byHash = new Map(files.map(({ id, hash }) => [hash, id]));
  return ({ attribute, value }) =>
    attribute.type === 'blocks'
      ? hashesInText(value).flatMap((hash) => byHash.get(hash) ?? [])
      : listOf(value)
          .filter(isRecord)
          .map(({ id }) => Number(id));
}

/** Where each picture of the media library appears, by its id. */
export async function listFileUses(strapi: Core.Strapi): Promise<Map<number, FoundUse[]>> {
  const filesOf = await fileFinder(strapi);
  const found = new Map<number, FoundUse[]>();
  for (const type of listPublicTypes(strapi)) {
    for (const content of await readContent(strapi, type, mayShowFiles)) {
      for (const field of content.fields.filter(({ attribute }) => mayShowFiles(attribute))) {
        for (const id of filesOf(field)) {
          found.set(id, once([...(found.get(id) ?? []), describe(content, field)]));
        }
      }
    }
  }
  return found;
}
