import type { Core } from '@strapi/strapi';

import { ownAttributes } from '../content-model/content-attributes';
import { listPublicTypes } from '../content-model/public-types';
import { normaliseField } from '../features/publish-checks/rules/normalise-values';
import { REPLY_TEMPLATE_UID } from '../features/reply-templates/reply-template-uid';
import { modelOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';
import { readBatches } from '../platform/strapi/read-batches';
import { storeOf } from '../platform/strapi/store-of';

type Row = Record<string, unknown> & { id: number };

const FILE_UID = 'plugin::upload.file';
const FILE_TEXTS = ['name', 'alternativeText', 'caption'];
const TEXTS = new Set(['string', 'text', 'richtext', 'blocks']);

/** Increase it when `normaliseText` changes: texts that are stored already are normalised once more. */
const RULES_VERSION = 2;

/** Returns the text fields of a content type or component; of files those that staff write. */
function textFieldsOf(strapi: Core.Strapi, uid: string) {
  const fields = ownAttributes(modelOf(strapi, uid)).filter(([, { type }]) => TEXTS.has(type));
  return uid === FILE_UID ? fields.filter(([name]) => FILE_TEXTS.includes(name)) : fields;
}

/** Normalises the texts of all rows of a type or component; returns the number of changed rows. */
async function normaliseRows(strapi: Core.Strapi, uid: string): Promise<number> {
  const fields = textFieldsOf(strapi, uid);
  if (fields.length === 0) return 0;
  const select = ['id', ...fields.map(([name]) => name)];
  let count = 0;
  for await (const rows of readBatches<Row>(strapi, uid, {}, select)) {
    for (const row of rows) {
      const changes = fields.flatMap(([name, attribute]): [string, unknown][] => {
        const value = normaliseField(attribute, row[name]);
        return JSON.stringify(value) === JSON.stringify(row[name]) ? [] : [[name, value]];
      });
      if (changes.length === 0) continue;
      // `updateMany` does not change `updatedAt`: published entries do not become modified ones.
      const data = Object.fromEntries(changes);
      await query(strapi, uid).updateMany({ where: { id: row.id }, data });
      count += 1;
    }
  }
  return count;
}

/**
 * Removes invisible characters from the content that earlier versions stored: drafts, published
 * versions, components and descriptions of files. Once for each version of the rules; the publisher
 * notices the changed content by its poll.
 */
export async function normaliseStoredTexts(strapi: Core.Strapi): Promise<void> {
  const key = { type: 'core', name: 'content', key: 'normalised-texts' };
  const store = storeOf<number>(strapi, key);
  if ((await store.get()) === RULES_VERSION) return;
  const uids = [
    ...listPublicTypes(strapi).map(({ uid }) => uid),
    ...Object.keys(strapi.components),
    REPLY_TEMPLATE_UID,
    FILE_UID,
  ];
  let count = 0;
  for (const uid of uids) count += await normaliseRows(strapi, uid);
  if (count > 0) strapi.log.info(`Removed invisible characters from ${count} stored rows.`);
  await store.set({ value: RULES_VERSION });
}
