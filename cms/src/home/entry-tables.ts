import type { Core, Struct, UID } from '@strapi/strapi';

import { NAME_FIELDS, titleOf } from '../lib/entry-label';

export type Connection = Core.Strapi['db']['connection'];
export type Part = ReturnType<Connection['queryBuilder']>;
export type PublicType = Struct.ContentTypeSchema & { uid: UID.ContentType };

/** A row of a statement over the tables of several types. */
export type FoundRow = {
  uid: UID.ContentType;
  documentId: string;
  name: string | null;
  /** How many there are in all. */
  total: number | string;
};

const LISTED = 8;

/** The column that an entry of the type is called by; none for pages, which exist once. */
export function nameColumn({ kind, attributes }: PublicType, alias: string, knex: Connection) {
  const field = NAME_FIELDS.find((name) => name in attributes);
  if (kind === 'singleType' || !field) return knex.raw('cast(null as varchar(255)) as name');
  return knex.raw('?? as name', [`${alias}.${field}`]);
}

/** Of the rows of all parts the newest, in one statement whatever the number of types. */
export async function newestOf<Row extends FoundRow>(
  knex: Connection,
  parts: readonly Part[],
): Promise<Row[]> {
  const [first, ...others] = parts;
  if (!first) return [];
  const rows: Row[] = await knex
    .select('*', knex.raw('count(*) over () as total'))
    .from(first.unionAll(others).as('found'))
    .orderBy('updatedAt', 'desc')
    .limit(LISTED);
  return rows;
}

/** How staff find an entry: its name with its type. */
export function listed(strapi: Core.Strapi, { uid, documentId, name: own }: FoundRow) {
  const type = strapi.contentType(uid);
  return {
    uid,
    documentId,
    isSingle: type.kind === 'singleType',
    name: titleOf(type, { name: own }),
  };
}

export const totalOf = ([row]: readonly FoundRow[]): number => Number(row?.total ?? 0);
