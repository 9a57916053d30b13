import { Client } from 'pg';

import { type CmsInstance, startCmsInstance } from './cms-instance';
import { createEmptyDatabase } from './create-database';
import { freePorts } from './free-ports';

export type TwoInstances = Awaited<ReturnType<typeof startTwoInstances>>;

/** Starts two instances of the CMS concurrently on an empty PostgreSQL database. */
export async function startTwoInstances(environment: Record<string, string>) {
  const shared = { ...environment, ...(await createEmptyDatabase()) };
  const database = new Client({ connectionString: shared.DATABASE_URL });
  await database.connect();
  const ports = (await freePorts(2)).map(String);
  const start = (which: 0 | 1) =>
    startCmsInstance({ ...shared, CMS_PORT: ports[which] ?? '' }, 'listen');
  const instances: [CmsInstance, CmsInstance] = await Promise.all([start(0), start(1)]);
  return {
    ports,
    instances,
    database,
    /** Restarts an instance on its port. */
    async restart(which: 0 | 1) {
      instances[which] = await start(which);
    },
    /** Counts rows. @param from a table, optionally with a condition */
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
