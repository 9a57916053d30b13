import type { Core, Struct, UID } from '@strapi/strapi';

import { NAME_FIELDS, titleOf } from '../../../content-model/entry-label';

export type Connection = Core.Strapi['db']['connection'];
export type Subquery = ReturnType<Connection['queryBuilder']>;
export type PublicType = Struct.ContentTypeSchema & { uid: UID.ContentType };

/** A row of a union over the tables of several types. */
export type FoundRow = {
  uid: UID.ContentType;
  documentId: string;
  name: string | null;
  /** Number of rows before the limit. */
  total: number | string;
};

const MAX_LISTED = 8;

/** Selects the name of an entry; null for single types, which are listed by type. */
export function nameColumn({ kind, attributes }: PublicType, alias: string, knex: Connection) {
  const field = NAME_FIELDS.find((name) => name in attributes);
  if (kind === 'singleType' || !field) return knex.raw('cast(null as varchar(255)) as name');
  return knex.raw('?? as name', [`${alias}.${field}`]);
}

/** Returns the newest rows of the union of the subqueries. */
export async function selectNewestEntries<Row extends FoundRow>(
  knex: Connection,
  subqueries: readonly Subquery[],
): Promise<Row[]> {
  const [first, ...others] = subqueries;
  if (!first) return [];
  const rows: Row[] = await knex
    .select('*', knex.raw('count(*) over () as total'))
    .from(first.unionAll(others).as('found'))
    .orderBy('updatedAt', 'desc')
    .limit(MAX_LISTED);
  return rows;
}

export function toListedEntry(strapi: Core.Strapi, { uid, documentId, name: own }: FoundRow) {
  const type = strapi.contentType(uid);
  return {
    uid,
    documentId,
    isSingle: type.kind === 'singleType',
    name: titleOf(type, { name: own }),
  };
}

export const totalOf = ([row]: readonly FoundRow[]): number => Number(row?.total ?? 0);
