import { Client } from 'pg';

import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../contracts/enquiry';
import type { Cms } from './start-cms';

type Statement = { sql: string; bindings: unknown[] };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};
/** Tables that a query scans completely, and indexes that it uses. */
type TableAccess = { sql: string; scannedTables: string[]; indexes: string[] };

const COUNT = 60_000;

const WORD_LIST =
  'hotel posada tienda pagina pantallas menu digital cotizar reservacion anticipo mezcal cafeteria catalogo facturacion domingo inventario impresora quisiera tambien proximo'.split(
    ' ',
  );
const quote = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const WORDS = quote(WORD_LIST);
const WORD_COUNT = WORD_LIST.length;

/**
 * Generates enquiries of three years in the database: one in thirty is new, a quarter of the others
 * is spam, five per person.
 */
const FILL = `
insert into enquiries (document_id, folio, name, email, email_key, phone, type, status, message,
  source, history, first_reply_at, due_at, waiting_until, answer_minutes, urgency, status_rank,
  arrival_week, name_key, source_path, search_text, last_source, last_landing_page,
  idempotency_key, created_at, updated_at, published_at)
select 'plan' || n, 'TQ-' || lpad(n::text, 6, '0'), name, email, email, phone, type, status, message,
  source, '[]', answered, due, case when status = 'nuevo' then due end, minutes,
  case when status = 'nuevo' then extract(epoch from due) * 1000
    else 1e13 - extract(epoch from at) * 1000 end,
  array_position(array[${quote(ENQUIRY_STATUSES)}], status) - 1,
  to_char(date_trunc('week', at), 'YYYY-MM-DD'),
  translate(md5((n / 5)::text), 'abcdef', '012345'), source,
  lower('tq-' || lpad(n::text, 6, '0') || ' ' || name || ' ' || email || ' ' || phone || ' ' || message),
  case when n % 6 = 0 then 'google' end, source, md5(n::text), at, coalesce(answered, at), at
from (
  select n, at, at + interval '2 hours' as due, status, email, phone,
    (array[${quote(ENQUIRY_TYPES)}])[1 + n % ${ENQUIRY_TYPES.length}] as type,
    'Persona ' || md5((n / 5)::text) as name,
    case when n % 5 = 0 then null else '/pagina-' || n % 400 end as source,
    (select string_agg((array[${WORDS}])[1 + (n * 7 + word * word * 13) % ${WORD_COUNT}], ' ')
      from generate_series(1, 60) word) as message,
    case when status in ('contactado', 'completado') then at + n % 600 * interval '1 minute' end as answered,
    case when status in ('contactado', 'completado') then n % 600 end as minutes
  from (
    select n, now()::timestamp - n * 26.28 * interval '1 minute' as at,
      case when n <= ${COUNT} / 30 then 'nuevo'
        else (array['contactado', 'completado', 'completado', 'spam'])[1 + n % 4] end as status,
      'persona' || n / 5 || '@example.com' as email,
      '+52951' || lpad((n / 5)::text, 7, '0') as phone
    from generate_series(1, ${COUNT}) n
  ) arrived
) written`;

/** Indexes that enforce nothing. */
const INDEXES = `
select indexname as name, indexdef as definition from pg_indexes
where tablename = 'enquiries' and indexdef not like 'CREATE UNIQUE%'`;

/** Fills a database and returns the query plans of the CMS. */
export function createQueryPlanReader(cms: Cms, url: string) {
  const client = new Client({ connectionString: url });

  function read(plan: Plan, access: TableAccess): TableAccess {
    const table = plan['Relation Name'];
    if (plan['Node Type'] === 'Seq Scan' && table) access.scannedTables.push(table);
    if (plan['Index Name']) access.indexes.push(plan['Index Name']);
    for (const part of plan.Plans ?? []) read(part, access);
    return access;
  }

  return {
    async fill(): Promise<number> {
      await client.connect();
      const { rows } = await client.query<{ name: string; definition: string }>(INDEXES);
      // PostgreSQL builds an index from all rows faster than it adds each row to it.
      for (const { name } of rows) await client.query(`drop index ${name}`);
      await client.query(FILL);
      for (const { definition } of rows) await client.query(definition);
      // As autovacuum does a little later.
      await client.query('vacuum analyze');
      return COUNT;
    },

    query: async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows,
    end: () => client.end(),

    /** Returns the statements on enquiries and mails that the CMS sends during `work`. */
    async capture(work: () => Promise<unknown>): Promise<Statement[]> {
      const statements: Statement[] = [];
      const keep = ({ sql, bindings }: Statement) => {
        if (/"(?:enquiries|mails)"/.test(sql)) statements.push({ sql, bindings });
      };
      const { connection } = cms.strapi.db;
      connection.on('query', keep);
      await work();
      connection.removeListener('query', keep);
      return statements;
    },

    async explain({ sql, bindings }: Statement): Promise<TableAccess> {
      const { rows } = await client.query({
        text: `explain (format json) ${sql}`,
        values: bindings,
      });
      return read(rows[0]['QUERY PLAN'][0].Plan, { sql, scannedTables: [], indexes: [] });
    },
  };
}
