import type { Cms } from './start-cms';

/** Returns the statements that the CMS sends to its database during `work`. */
export async function captureStatements(cms: Cms, work: () => Promise<unknown>): Promise<string[]> {
  const { connection } = cms.strapi.db;
  const statements: string[] = [];
  const record = ({ sql }: { sql: string }) => statements.push(sql);
  connection.on('query', record);
  try {
    await work();
  } finally {
    connection.off('query', record);
  }
  return statements;
}

/** Returns the statements that read from a table. */
export const filterReads = (statements: readonly string[], table: string): string[] =>
  statements.filter((sql) =>
    new RegExp(`^select .* from [\`"](?:public"\\.")?${table}[\`"]`, 'i').test(sql),
  );
