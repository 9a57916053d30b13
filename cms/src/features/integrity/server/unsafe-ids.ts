import type { Core } from '@strapi/strapi';

import type { IntegrityFault } from '../../../../contracts/integrity';
import { titleOf } from '../../../content-model/entry-label';
import { isPublicType } from '../../../content-model/public-types';
import { type RawResult, rawRows } from '../../../platform/database/raw-rows';
import type { Transaction } from '../../../platform/database/transaction';
import { listContentTypes } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';

type Trx = Transaction['trx'];
type Table = {
  tableName: string;
  uid: string;
  /** Ids above are out of range, or will be reached by the sequence. */
  largestId: number;
};

/**
 * No table of this product gets that far by counting. PostgreSQL's columns end at 2^31, and beyond
 * 2^53 JavaScript no longer distinguishes neighbouring ids.
 */
const LARGEST_SAFE_ID = 1_000_000_000;

/** The last id that the sequence of each table returned. */
const SEQUENCES = {
  sqlite: 'select name, seq as last from sqlite_sequence',
  postgres: `select t.relname as name, max(pg_sequence_last_value(s.oid)) as last
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid and d.refclassid = 'pg_class'::regclass
    where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace
    group by t.relname`,
};

/** More are repaired all the same. */
const MAX_NAMED_ENTRIES = 20;

type LastId = { name: string; last: number | string | null };

const isPostgres = (strapi: Core.Strapi) => strapi.db.dialect.client === 'postgres';

/*
 * UPSTREAM: @strapi/database 5.54 · the metadata of tables, join tables and their columns
 * why: rows are renumbered in all tables that refer to them
 * test: cms/tests/api/database/integrity.test.ts
 * until: no installation has ids out of range any more
 */
function listTables(strapi: Core.Strapi) {
  return [...strapi.db.metadata.values()].filter(({ attributes }) => 'id' in attributes);
}

/**
 * Finds tables with ids out of range, or that a sequence will reach again. Reads the largest id of
 * content types only: PostgreSQL opens every index of a table for it, which takes seconds for all.
 */
export async function findUnsafeTables(strapi: Core.Strapi, connection: Trx): Promise<Table[]> {
  const sequences = await connection.raw<RawResult>(
    SEQUENCES[isPostgres(strapi) ? 'postgres' : 'sqlite'],
  );
  const lastIds = new Map(rawRows<LastId>(sequences).map(({ name, last }) => [name, Number(last)]));
  const tables = listTables(strapi);
  const types = tables.filter(({ uid }) => uid.startsWith('api::'));
  const parts = types.map(
    ({ tableName }) => `select '${tableName}' as name, max(id) as last from "${tableName}"`,
  );
  const largest = await connection.raw<RawResult>(parts.join(' union all '));
  const lastOf = (name: string) => lastIds.get(name) ?? 0;
  const unsafe = new Set(
    rawRows<LastId>(largest)
      .filter(({ name, last }) => Number(last) > Math.min(lastOf(name), LARGEST_SAFE_ID))
      .map(({ name }) => name),
  );
  return tables
    .filter(({ tableName }) => unsafe.has(tableName) || lastOf(tableName) > LARGEST_SAFE_ID)
    .map(({ tableName, uid }) => {
      return { tableName, uid, largestId: Math.min(lastOf(tableName), LARGEST_SAFE_ID) };
    });
}

/** Returns the documents whose rows have ids out of range. */
async function findUnsafeDocuments(connection: Trx, table: Table): Promise<string[]> {
  const rows = await connection(table.tableName)
    .distinct('document_id as documentId')
    .where('id', '>', table.largestId)
    .orderBy('document_id')
    .limit(MAX_NAMED_ENTRIES);
  return (rows as { documentId: string }[]).map(({ documentId }) => documentId);
}

/** Names the entries with ids out of range: by type only if they hold personal data. */
export async function describeUnsafeTables(
  strapi: Core.Strapi,
  connection: Trx,
  tables: readonly Table[],
): Promise<IntegrityFault[]> {
  const faults: IntegrityFault[] = [];
  for (const table of tables) {
    const { tableName, uid } = table;
    const type = listContentTypes(strapi).find((each) => each.uid === uid);
    const name = type?.info.displayName ?? tableName;
    const documentIds = type ? await findUnsafeDocuments(connection, table) : [];
    for (const documentId of documentIds) {
      const isNamed = type !== undefined && isPublicType(type);
      const row = isNamed ? await query(strapi, uid).findOne({ where: { documentId } }) : null;
      const title = isNamed && row ? titleOf(type, row) : name;
      faults.push({ kind: 'unsafe-ids', uid, name: title, documentId });
    }
    if (documentIds.length === 0) faults.push({ kind: 'unsafe-ids', uid, name, documentId: null });
  }
  return faults;
}

/** Lists the columns of other tables that hold ids of a table, with the type if it is polymorphic. */
function listReferences(strapi: Core.Strapi, { tableName, uid }: Table) {
  const names = new Set(strapi.db.metadata.keys());
  return [...strapi.db.metadata.values()].flatMap((model) => {
    const keys = (model.foreignKeys ?? []).filter((key) => key.referencedTable === tableName);
    const columns = keys.flatMap((key) => key.columns.map((column) => ({ column, typed: {} })));
    const { attributes } = model;
    if (names.has(uid) && 'related_type' in attributes) {
      columns.push({ column: 'related_id', typed: { related_type: uid } });
    }
    if (names.has(uid) && 'component_type' in attributes) {
      columns.push({ column: 'cmp_id', typed: { component_type: uid } });
    }
    return columns.map((each) => ({ ...each, table: model.tableName }));
  });
}

/** Gives the rows with ids out of range the next free ones. Ids are texts: they may exceed 2^53. */
async function renumber(strapi: Core.Strapi, trx: Trx, table: Table): Promise<void> {
  const { tableName } = table;
  const bigint = (id: string) => trx.raw('cast(? as bigint)', [id]);
  const far = await trx(tableName)
    .select(trx.raw('cast(id as text) as id'))
    .where('id', '>', LARGEST_SAFE_ID)
    .orderBy('id');
  if (far.length === 0) return;
  const near = await trx(tableName)
    .max('id', { as: 'id' })
    .where('id', '<=', LARGEST_SAFE_ID)
    .first();
  const others = Object.keys(await trx(tableName).columnInfo()).filter((name) => name !== 'id');
  let next = Number(near?.id ?? 0);
  for (const { id } of far as { id: string }[]) {
    next += 1;
    // A copy first, because no column may refer to a missing row at any time.
    await trx.raw(
      'insert into ?? (??) select cast(? as integer), ?? from ?? where id = cast(? as bigint)',
      [...[tableName, ['id', ...others], next, others, tableName, id]] as never,
    );
    for (const { table: other, column, typed } of listReferences(strapi, table)) {
      await trx(other)
        .where({ ...typed, [column]: bigint(id) })
        .update({ [column]: next });
    }
    await trx(tableName).where('id', bigint(id)).delete();
  }
}

/** Brings the ids of a table, and its sequence, back into range. */
export async function repairUnsafeTable(
  strapi: Core.Strapi,
  trx: Trx,
  table: Table,
): Promise<void> {
  await renumber(strapi, trx, table);
  const { tableName } = table;
  const largest = trx(tableName).select(trx.raw('coalesce(max(id), 0)'));
  if (isPostgres(strapi)) {
    await trx.raw(
      `select setval(pg_get_serial_sequence('"${tableName}"', 'id'), greatest(largest, 1), largest > 0)
       from (select coalesce(max(id), 0) as largest from "${tableName}") as ids`,
    );
  } else {
    await trx('sqlite_sequence').where({ name: tableName }).update({ seq: largest });
  }
}
