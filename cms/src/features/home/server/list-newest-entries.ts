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

/** Returns the columns of a `FoundRow` and the date that sorts the list, for a table by its alias. */
export function listedColumns(
  { uid, kind, attributes }: PublicType,
  alias: string,
  knex: Connection,
) {
  // Single types are listed by type.
  const field = kind === 'singleType' ? undefined : NAME_FIELDS.find((name) => name in attributes);
  const name = field
    ? knex.raw('?? as name', [`${alias}.${field}`])
    : knex.raw('cast(null as varchar(255)) as name');
  return [
    knex.raw('? as uid', [uid]),
    name,
    { documentId: `${alias}.document_id`, updatedAt: `${alias}.updated_at` },
  ] as const;
}

async function selectNewest<Row extends FoundRow>(
  knex: Connection,
  [first, ...others]: readonly Subquery[],
): Promise<Row[]> {
  if (!first) return [];
  const rows: unknown = await knex
    .select('*', knex.raw('count(*) over () as total'))
    .from(first.unionAll(others).as('found'))
    .orderBy('updatedAt', 'desc')
    .limit(MAX_LISTED);
  return rows as Row[];
}

/**
 * Returns the newest rows of the union of the subqueries of all types, and their total number.
 * @param detailsOf returns what a list shows of an entry besides its name
 */
export async function listNewestEntries<Row extends FoundRow, Details>(
  strapi: Core.Strapi,
  types: readonly PublicType[],
  subqueriesOf: (type: PublicType, knex: Connection) => Subquery[],
  detailsOf: (row: Row) => Details,
) {
  const knex = strapi.db.connection;
  const rows = await selectNewest<Row>(
    knex,
    types.flatMap((type) => subqueriesOf(type, knex)),
  );
  const entries = rows.map((row) => {
    const { uid, documentId, name: own } = row;
    const type = strapi.contentType(uid);
    const isSingle = type.kind === 'singleType';
    return { uid, documentId, isSingle, name: titleOf(type, { name: own }), ...detailsOf(row) };
  });
  return { total: Number(rows[0]?.total ?? 0), entries };
}
