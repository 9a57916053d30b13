import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CMS_DIR } from '../lib/paths.ts';

const PROGRAM = path.join(CMS_DIR, 'tests/support/postgres-process.mjs');

/** `stop` ends its connections at once (a fast shutdown); `freeze` leaves them open and silent. */
export type Postgres = Record<
  'stop' | 'start' | 'freeze' | 'thaw' | 'remove',
  () => Promise<void>
> & {
  url: string;
};

/** A PostgreSQL of our own with its data on the disk, as in production. */
export async function startPostgres(): Promise<Postgres> {
  // Of its own group: a Ctrl-C reaches it through us, after the CMS.
  const child = fork(PROGRAM, ['--durable'], { execArgv: [], detached: true });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const tell = async (command: string): Promise<void> => {
    child.send(command);
    await once(child, 'message');
  };
  return {
    url,
    stop: () => tell('stop'),
    start: () => tell('start'),
    freeze: () => tell('freeze'),
    thaw: () => tell('thaw'),
    async remove() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
