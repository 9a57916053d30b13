import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdMedia } from './hold-media.ts';
import type { Snapshot } from './snapshot.ts';
import { listUploads } from './uploads.ts';

const ROWS = [
  { provider: 'local', url: '/uploads/a.png', formats: '{"thumbnail":{"url":"/uploads/a_t.png"}}' },
  { provider: 'local', url: '/uploads/perdido.png', formats: null },
  { provider: 'aws-s3', url: 'https://medios.example/b.png', formats: null },
];

test('what a bucket holds is counted, and neither held nor missed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hold-'));
  const [from, to] = [path.join(folder, 'uploads'), path.join(folder, 'held')];
  mkdirSync(from);
  for (const name of ['a.png', 'a_t.png']) writeFileSync(path.join(from, name), '');
  const snapshot = {
    tables: [{ name: 'files', columns: [] }],
    async *rows() {
      yield ROWS;
    },
  } as unknown as Snapshot;
  try {
    const held = await holdMedia(snapshot, from, to);
    expect(held).toEqual({ missing: ['perdido.png'], elsewhere: 1 });
    expect(await listUploads(to)).toEqual(['a.png', 'a_t.png']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
