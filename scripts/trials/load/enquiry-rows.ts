import { Pool } from 'pg';

export type EnquiryRows = {
  countByKey: () => Promise<Map<string, number>>;
  close: () => Promise<void>;
};

const COUNT =
  'select idempotency_key as key, count(*)::int as total from enquiries group by idempotency_key';

/** Opens the enquiries in the database, bypassing the CMS. */
export function openEnquiryRows(databaseUrl: string): EnquiryRows {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  // The pool replaces an idle connection that broke when the server ended.
  pool.on('error', () => undefined);
  return {
    async countByKey() {
      const { rows } = await pool.query<{ key: string; total: number }>(COUNT);
      return new Map(rows.map(({ key, total }) => [key, total]));
    },
    close: () => pool.end(),
  };
}
