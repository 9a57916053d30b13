import type { Core } from '@strapi/strapi';

import type { WaitingDraft, WaitingDraftsResponse } from '../../contracts/home';
import { nameOfPanelUser } from '../lib/panel-user';
import {
  type Connection,
  type FoundRow,
  listed,
  nameColumn,
  newestOf,
  type Part,
  type PublicType,
  totalOf,
} from './entry-tables';

type Row = FoundRow & {
  publishedId: number | null;
  versions: number | string;
  updatedAt: Date | number | string;
  firstname: string | null;
  lastname: string | null;
  username: string | null;
};

/** Drafts that were never published, or were saved after they were: as the panel tells them. */
function draftsOf(type: PublicType, knex: Connection): Part {
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

/** What waits to be published, newest first. */
export async function readWaitingDrafts(
  strapi: Core.Strapi,
  types: readonly PublicType[],
): Promise<WaitingDraftsResponse['data']> {
  const knex = strapi.db.connection;
  const rows = await newestOf<Row>(
    knex,
    types.map((type) => draftsOf(type, knex)),
  );
  const entries = rows.map((row): WaitingDraft => {
    const who = nameOfPanelUser(row) || null;
    const at = new Date(row.updatedAt).toISOString();
    return { ...listed(strapi, row), state: stateOf(row), who, at };
  });
  return { total: totalOf(rows), entries };
}
