import { Client } from 'pg';

import type { Cms } from './cms';

export type Asked = { sql: string; bindings: unknown[] };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
};
/** How a query reads tables: each whole one, and each index. */
export type Reading = { sql: string; whole: string[]; indexes: string[] };

const COUNT = 60_000;

const WORD_LIST =
  'hotel posada tienda pagina pantallas menu digital cotizar reservacion anticipo mezcal cafeteria catalogo facturacion domingo inventario impresora quisiera tambien proximo'.split(
    ' ',
  );
const WORDS = WORD_LIST.map((word) => `'${word}'`).join(', ');
const WORD_COUNT = WORD_LIST.length;

/**
 * Enquiries of three years as many small companies together would have them, made by the database
 * itself: one in thirty is new, a quarter of the others spam, five of a person.
 */
const FILL = `
insert into enquiries (document_id, folio, name, email, email_key, phone, type, status, message,
  source, history, first_reply_at, due_at, answer_minutes, urgency, status_rank,
  arrival_week, search_text,
  idempotency_key, created_at, updated_at, published_at)
select 'plan' || n, 'TQ-' || lpad(n::text, 6, '0'), name, email, email, phone, type, status, message,
  source, '[]', answered, due, minutes,
  case when status = 'nuevo' then extract(epoch from due) * 1000
    else 1e13 - extract(epoch from at) * 1000 end,
  array_position(array['nuevo', 'contactado', 'completado', 'spam'], status) - 1,
  to_char(date_trunc('week', at), 'YYYY-MM-DD'),
  lower('tq-' || lpad(n::text, 6, '0') || ' ' || name || ' ' || email || ' ' || phone || ' ' || message),
  md5(n::text), at, coalesce(answered, at), at
from (
  select n, at, at + interval '2 hours' as due, status, email, phone,
    (array['producto', 'servicio', 'consulta'])[1 + n % 3] as type,
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

/** Fills a database, and asks its planner how it reads what the CMS asks of it. */
export function createPlanReader(cms: Cms, url: string) {
  const client = new Client({ connectionString: url });

  function read(plan: Plan, reading: Reading): Reading {
    const table = plan['Relation Name'];
    if (plan['Node Type'] === 'Seq Scan' && table) reading.whole.push(table);
    if (plan['Index Name']) reading.indexes.push(plan['Index Name']);
    for (const part of plan.Plans ?? []) read(part, reading);
    return reading;
  }

  return {
    async fill(): Promise<number> {
      await client.connect();
      await client.query(FILL);
      // As the server does by itself a little later.
      await client.query('vacuum analyze');
      return COUNT;
    },

    query: async <Row extends object>(sql: string) => (await client.query<Row>(sql)).rows,
    end: () => client.end(),

    /** What the CMS asks of the tables of enquiries and mails while it does something. */
    async listen(work: () => Promise<unknown>): Promise<Asked[]> {
      const asked: Asked[] = [];
      const keep = ({ sql, bindings }: Asked) => {
        if (/"(?:enquiries|mails)"/.test(sql)) asked.push({ sql, bindings });
      };
      const { connection } = cms.strapi.db;
      connection.on('query', keep);
      await work();
      connection.removeListener('query', keep);
      return asked;
    },

    async explain({ sql, bindings }: Asked): Promise<Reading> {
      const { rows } = await client.query({
        text: `explain (format json) ${sql}`,
        values: bindings,
      });
      return read(rows[0]['QUERY PLAN'][0].Plan, { sql, whole: [], indexes: [] });
    },
  };
}
