import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type PostgresServer = Record<'stop' | 'start' | 'remove', () => Promise<void>> & {
  url: string;
};

/** Starts a PostgreSQL that one test may stop and start. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const child = fork(path.join(__dirname, 'postgres-process.mjs'), { execArgv: [] });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const sendCommand = async (command: string) => {
    child.send(command);
    await once(child, 'message');
  };
  return {
    url,
    stop: () => sendCommand('stop'),
    start: () => sendCommand('start'),
    remove: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
