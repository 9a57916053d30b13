/** A server that speaks S3's protocol, on a free port, in a process and a temporary folder of its own. */
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

// Also when the test process went away: it must not stay behind.
process.on('disconnect', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit();
});
process.send({ port });
