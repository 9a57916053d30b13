import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { useTestFolder } from '../lib/use-test-folder.ts';
import { withWorkspace } from './workspace.ts';

const folder = useTestFolder();

test('removes its folder, also when the work fails', async () => {
  const work = withWorkspace(folder(), async (own) => {
    expect(readdirSync(folder())).toEqual([path.basename(own)]);
    throw new Error('corriente');
  });
  await expect(work).rejects.toThrow('corriente');
  expect(readdirSync(folder())).toEqual([]);
});

test('removes the folders that killed backups and test restores left more than a day ago', async () => {
  const old = new Date(Date.now() - 25 * 60 * 60_000);
  for (const name of ['backup-work-old', 'restore-test-old', 'backup-work-new', 'public']) {
    mkdirSync(path.join(folder(), name));
    if (name !== 'backup-work-new') utimesSync(path.join(folder(), name), old, old);
  }
  await withWorkspace(folder(), async () => undefined);
  expect(readdirSync(folder()).sort()).toEqual(['backup-work-new', 'public']);
});
