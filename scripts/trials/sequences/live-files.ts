import path from 'node:path';
import { readReleaseFiles, type FileHashes } from '../../lib/releases/release-record.ts';
import { openReleaseStore } from '../../lib/releases/release-store.ts';
import { createInventoryTaker } from '../../publisher/checks/inventory.ts';

export type BuiltFiles = { dir: string; hashes: FileHashes };

export async function hashFiles(dir: string, files: readonly string[]): Promise<BuiltFiles> {
  const inventory = await createInventoryTaker([])(dir, files);
  const hashes = Object.fromEntries([...inventory].map(([file, { hash }]) => [file, hash]));
  return { dir, hashes };
}

export async function readLiveFiles(dataDir: string): Promise<BuiltFiles> {
  const releases = openReleaseStore(path.join(dataDir, 'site'));
  const dir = path.join(releases.dir, releases.live()?.id ?? '');
  return hashFiles(dir, Object.keys(readReleaseFiles(dir).files));
}
