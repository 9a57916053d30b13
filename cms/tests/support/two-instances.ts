import { Client } from 'pg';

import { findFreePort } from './caddy';
import { type CmsInstance, startCmsInstance } from './cms-instance';
import { createEmptyDatabase } from './database';

export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>;

/** Two instances of the CMS that start at once, on an empty PostgreSQL. */
export async function startTwoInstances(environment: Record<string, string>) {
  const shared = { ...environment, ...(await createEmptyDatabase()) };
  const database = new Client({ connectionString: shared.DATABASE_URL });
  await database.connect();
  const ports = [await findFreePort(), await findFreePort()] as const;
  const start = (which: 0 | 1) => startCmsInstance({ ...shared, CMS_PORT: ports[which] }, 'listen');
  const instances: [CmsInstance, CmsInstance] = await Promise.all([start(0), start(1)]);
  return {
    ports,
    instances,
    database,
    /** Starts one again after its end, where it was. */
    async restart(which: 0 | 1) {
      instances[which] = await start(which);
    },
    /** How many rows there are. @param from a table, with or without a condition */
    async count(from: string, values: unknown[] = []): Promise<number> {
      const { rows } = await database.query(`select count(*)::int as count from ${from}`, values);
      return rows[0].count;
    },
    async stop() {
      await database.end();
      await Promise.all(instances.map((instance) => instance.stop()));
    },
  };
}
