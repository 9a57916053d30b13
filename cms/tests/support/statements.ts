import type { Cms } from './cms';

/** The statements that the CMS sends to its database while some work is done. */
export async function statementsOf(cms: Cms, work: () => Promise<unknown>): Promise<string[]> {
  const { connection } = cms.strapi.db;
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  connection.on('query', note);
  try {
    await work();
  } finally {
    connection.off('query', note);
  }
  return statements;
}

/** Those that read from a table. */
export const readsOf = (statements: readonly string[], table: string): string[] =>
  statements.filter((sql) =>
    new RegExp(`^select .* from [\`"](?:public"\\.")?${table}[\`"]`, 'i').test(sql),
  );
