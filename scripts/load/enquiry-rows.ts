import { Pool } from 'pg';

export type EnquiryRows = {
  /** How many enquiries are stored with each key that some have. */
  countByKey: () => Promise<Map<string, number>>;
  close: () => Promise<void>;
};

const COUNT =
  'select idempotency_key as key, count(*)::int as total from enquiries group by idempotency_key';

/** Looks at the database itself, past the CMS. */
export function openEnquiryRows(databaseUrl: string): EnquiryRows {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  // A connection that was idle when the server ended is made anew for the next question.
  pool.on('error', () => undefined);
  return {
    async countByKey() {
      const { rows } = await pool.query<{ key: string; total: number }>(COUNT);
      return new Map(rows.map(({ key, total }) => [key, total]));
    },
    close: () => pool.end(),
  };
}
