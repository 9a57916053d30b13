import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CMS_DIR } from '../../lib/dirs.ts';

const PROGRAM = path.join(CMS_DIR, 'tests/support/postgres-process.mjs');

/** `stop` closes the connections (fast shutdown); `freeze` keeps them open without responding. */
export type Postgres = Record<
  'stop' | 'start' | 'freeze' | 'thaw' | 'remove',
  () => Promise<void>
> & {
  url: string;
};

/** Starts a temporary PostgreSQL that syncs its data to disk, as in production. */
export async function startPostgres(): Promise<Postgres> {
  // In its own process group: it must end after the CMS on Ctrl-C.
  const child = fork(PROGRAM, ['--durable'], { execArgv: [], detached: true });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const sendCommand = async (command: string): Promise<void> => {
    child.send(command);
    await once(child, 'message');
  };
  return {
    url,
    stop: () => sendCommand('stop'),
    start: () => sendCommand('start'),
    freeze: () => sendCommand('freeze'),
    thaw: () => sendCommand('thaw'),
    async remove() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
