import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { REPLY_TEMPLATE_UID } from '../features/reply-templates/reply-template-uid';
import { documentsOf } from '../platform/strapi/documents-of';
import { query } from '../platform/strapi/query';
import { storeOf } from '../platform/strapi/store-of';
import { readSeedEntries } from '../seed/read-seed-entries';

const STEP = { uid: REPLY_TEMPLATE_UID, file: 'reply-templates.json', key: 'name' } as const;
const MEMORY = { type: 'plugin', name: 'tequiora', key: 'has_reply_templates' };

/** Creates the first reply templates, once: staff may change and delete all of them. */
export async function provisionReplyTemplates(strapi: Core.Strapi): Promise<void> {
  const memory = storeOf<boolean>(strapi, MEMORY);
  if (await memory.get()) return;
  await strapi.db.transaction(async () => {
    if ((await query(strapi, REPLY_TEMPLATE_UID).count()) === 0) {
      const entries = readSeedEntries(path.join(strapi.dirs.app.root, 'data'), STEP);
      for (const [index, { record }] of entries.entries()) {
        const data = { ...record, order: index + 1 };
        await documentsOf(strapi, REPLY_TEMPLATE_UID).create({ data });
      }
    }
    await memory.set({ value: true });
  });
}
