import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { TEST_ENVIRONMENT } from './environment';

/** Starts a second instance of the CMS on a database that another one uses already. */
export async function startCmsInstance(environment: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-cms-'));
  const published: string[] = [];
  const child = fork(path.join(__dirname, 'cms-process.mjs'), {
    execArgv: [],
    env: { ...process.env, ...TEST_ENVIRONMENT, DATA_DIR: dataDir, ...environment },
  });
  await once(child, 'message');
  child.on('message', (message: { published?: string }) => {
    if (message.published) published.push(message.published);
  });
  return {
    published,
    /** Ends it as a crash does. */
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
