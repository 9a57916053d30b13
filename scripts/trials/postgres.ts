import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CMS_DIR } from '../lib/dirs.ts';

const PROGRAM = path.join(CMS_DIR, 'tests/support/postgres-process.mjs');

export type Postgres = {
  url: string;
  /** `stop` closes the connections (fast shutdown); `freeze` keeps them open without responding. */
  send: (command: 'stop' | 'start' | 'freeze' | 'thaw') => Promise<void>;
  remove: () => Promise<void>;
};

/** Starts a temporary PostgreSQL that syncs its data to disk, as in production. */
export async function startPostgres(): Promise<Postgres> {
  // In its own process group: it must end after the CMS on Ctrl-C.
  const child = fork(PROGRAM, ['--durable'], { execArgv: [], detached: true });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async send(command) {
      child.send(command);
      await once(child, 'message');
    },
    async remove() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
