import type { Core } from '@strapi/strapi';

import type { WaitingDraft, WaitingDraftsResponse } from '../../../../contracts/home';
import { nameOfPanelUser } from '../../../platform/strapi/panel-user';
import {
  type Connection,
  type FoundRow,
  toListedEntry,
  nameColumn,
  selectNewestEntries,
  type Subquery,
  type PublicType,
  totalOf,
} from './select-newest-entries';

type Row = FoundRow & {
  publishedId: number | null;
  versions: number | string;
  updatedAt: Date | number | string;
  firstname: string | null;
  lastname: string | null;
  username: string | null;
};

/** Selects drafts that are unpublished or newer than their published version. */
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
    .select(knex.raw('? as uid', [type.uid]), nameColumn(type, 'd', knex), {
      documentId: 'd.document_id',
      updatedAt: 'd.updated_at',
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
  const knex = strapi.db.connection;
  const rows = await selectNewestEntries<Row>(
    knex,
    types.map((type) => draftsOf(type, knex)),
  );
  const entries = rows.map((row): WaitingDraft => {
    const who = nameOfPanelUser(row) || null;
    const at = new Date(row.updatedAt).toISOString();
    return { ...toListedEntry(strapi, row), state: stateOf(row), who, at };
  });
  return { total: totalOf(rows), entries };
}
