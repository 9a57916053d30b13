import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useTestFolder } from '../lib/use-test-folder.ts';
import type { Snapshot } from './snapshot.ts';
import { linkMedia, listUploads } from './uploads.ts';

const ROWS = [
  { provider: 'local', url: '/uploads/a.png', formats: '{"thumbnail":{"url":"/uploads/a_t.png"}}' },
  { provider: 'local', url: '/uploads/perdido.png', formats: null },
  { provider: 'aws-s3', url: 'https://medios.example/b.png', formats: null },
];

const folder = useTestFolder();

test('counts files in a bucket without linking them or reporting them as missing', async () => {
  const [from, to] = [path.join(folder(), 'uploads'), path.join(folder(), 'linked')];
  mkdirSync(from);
  for (const name of ['a.png', 'a_t.png']) writeFileSync(path.join(from, name), '');
  const snapshot = {
    tables: [{ name: 'files', columns: [] }],
    async *rows() {
      yield ROWS;
    },
  } as unknown as Snapshot;
  const linked = await linkMedia(snapshot, from, to);
  expect(linked).toEqual({ missing: ['perdido.png'], elsewhere: 1 });
  expect(await listUploads(to)).toEqual(['a.png', 'a_t.png']);
});
