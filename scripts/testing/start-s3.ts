import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

/** Key and secret of the test server. */
export const S3_TEST_KEY = 'S3RVER';

/** Makes a server respond to a PUT only after the file is written: s3rver itself does not wait for it. */
function writeBeforeResponse({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const body = await buffer(content);
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
    const md5 = createHash('md5').update(body).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: body.length, md5 };
  };
}

/** Starts an S3-compatible server with one bucket on a free port of this machine. */
export async function startS3(
  bucket: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 's3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  writeBeforeResponse(server);
  const { port } = await server.run();
  return {
    port,
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
