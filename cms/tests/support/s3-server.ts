import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts an S3 server with one bucket. */
export async function startS3Server() {
  const bucket = 'tequiora-pruebas';
  const child = fork(path.join(__dirname, 's3-process.mjs'), [bucket], { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    bucket,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
