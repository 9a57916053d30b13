import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** `stop` closes the connections (fast shutdown); `freeze` keeps them open without responding. */
type Command = 'stop' | 'start' | 'freeze' | 'thaw';

export type PostgresServer = Record<Command | 'remove', () => Promise<void>> & { url: string };

/**
 * Starts a temporary PostgreSQL that its user may stop and start.
 * @param isDurable whether commits are flushed to disk, as in production
 * @param folder this folder; an ES module, which has no `__dirname`, must name it
 */
export async function startPostgresServer({
  isDurable = false,
  folder = __dirname,
} = {}): Promise<PostgresServer> {
  const program = path.join(folder, 'postgres-process.mjs');
  // In its own process group: it must end after the CMS on Ctrl-C.
  const child = fork(program, isDurable ? ['--durable'] : [], { execArgv: [], detached: true });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const sendCommand = async (command: Command) => {
    child.send(command);
    await once(child, 'message');
  };
  return {
    url,
    stop: () => sendCommand('stop'),
    start: () => sendCommand('start'),
    freeze: () => sendCommand('freeze'),
    thaw: () => sendCommand('thaw'),
    remove: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
