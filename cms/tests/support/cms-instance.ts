import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { TEST_ENVIRONMENT } from './environment';
import { recordLogLine } from './logged-errors';

export type CmsInstance = Awaited<ReturnType<typeof startCmsInstance>>;

/** Starts the CMS in a child process, on a database that other instances may share. */
export async function startCmsInstance(environment: Record<string, string>, ...args: 'listen'[]) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-cms-'));
  const published: string[] = [];
  const logLines: string[] = [];
  const child = fork(path.join(__dirname, 'cms-process.mjs'), args, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...TEST_ENVIRONMENT, DATA_DIR: dataDir, ...environment },
  });
  createInterface({ input: child.stdout as Readable }).on('line', (line) => {
    recordLogLine(line);
    logLines.push(line);
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The CMS ended with code ${code} before it was ready.`);
  });
  const ready = once(child, 'message') as Promise<[{ port?: number }]>;
  const [{ port }] = await Promise.race([ready, ended]);
  child.on('message', (message: { published?: string }) => {
    if (message.published) published.push(message.published);
  });
  return {
    published,
    /** Log entries of level error. */
    logLines,
    url: `http://127.0.0.1:${port}`,
    /**
     * Calls a function of the CMS at a time of the test's choice.
     * @throws if the process ends before it returns
     */
    async run(file: string, name: string, now: Date): Promise<void> {
      const id = randomUUID();
      child.send({ run: [file, name], now, id });
      const returned = new Promise<void>((resolve) => {
        child.on('message', ({ returned }: { returned?: string }) => {
          if (returned === id) resolve();
        });
      });
      const exited = once(child, 'exit').then(() => {
        throw new Error(`The CMS ended during ${name}.`);
      });
      await Promise.race([returned, exited]);
    },
    /** Kills the process, as a crash would. */
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
    async stop() {
      if (!child.connected) return;
      child.disconnect();
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
