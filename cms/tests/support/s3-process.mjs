/** Runs an S3 server on a free port, in a child process with a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import S3rver from 's3rver';

const [bucket] = process.argv.slice(2);
const directory = mkdtempSync(path.join(tmpdir(), 'tequiora-s3-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
});
const { port } = await server.run();

// Also exits when the test process is gone.
process.on('disconnect', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit();
});
process.send({ port });
