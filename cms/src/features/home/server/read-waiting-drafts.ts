import type { Core } from '@strapi/strapi';

import type { WaitingDraft, WaitingDraftsResponse } from '../../../../contracts/home';
import { nameOfPanelUser } from '../../../platform/strapi/panel-user';
import {
  type Connection,
  type FoundRow,
  listedColumns,
  listNewestEntries,
  type PublicType,
  type Subquery,
} from './list-newest-entries';

type Row = FoundRow & {
  publishedId: number | null;
  versions: number | string;
  updatedAt: Date | number | string;
  firstname: string | null;
  lastname: string | null;
  username: string | null;
};

/**
 * Selects drafts that are unpublished or newer than their published version.
 *
 * UPSTREAM: @strapi/admin 5.54 · the table `admin_users` and the columns of content tables
 * why: one query for all types; the query engine cannot compare the versions of an entry
 * test: cms/tests/api/panel.test.ts
 * until: the Document Service finds modified entries
 */
function draftsOf(type: PublicType, knex: Connection): Subquery {
  const table = type.collectionName ?? '';
  return knex
    .from({ d: table })
    .leftJoin({ p: table }, (join) => {
      void join.on('p.document_id', 'd.document_id').andOnNotNull('p.published_at');
    })
    .leftJoin({ u: 'admin_users' }, 'u.id', 'd.updated_by_id')
    .whereNull('d.published_at')
    .where((where) => {
      void where.whereNull('p.id').orWhere('d.updated_at', '>', knex.ref('p.updated_at'));
    })
    .select(...listedColumns(type, 'd', knex), {
      publishedId: 'p.id',
      versions: knex
        .from('entry_versions')
        .where('entry_type', type.uid)
        .whereRaw('?? = ??', ['entry_id', 'd.document_id'])
        .count(),
      firstname: 'u.firstname',
      lastname: 'u.lastname',
      username: 'u.username',
    });
}

function stateOf({ publishedId, versions }: Row): WaitingDraft['state'] {
  if (publishedId) return 'modified';
  return Number(versions) > 0 ? 'withdrawn' : 'draft';
}

/** Returns the drafts to publish, newest first. */
export async function readWaitingDrafts(
  strapi: Core.Strapi,
  types: readonly PublicType[],
): Promise<WaitingDraftsResponse['data']> {
  type Details = Pick<WaitingDraft, 'state' | 'who' | 'at'>;
  return listNewestEntries<Row, Details>(
    strapi,
    types,
    (type, knex) => [draftsOf(type, knex)],
    (row) => ({
      state: stateOf(row),
      who: nameOfPanelUser(row) || null,
      at: new Date(row.updatedAt).toISOString(),
    }),
  );
}
