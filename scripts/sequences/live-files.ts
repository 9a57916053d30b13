import path from 'node:path';
import { createInventoryTaker } from '../publisher/inventory.ts';
import { readReleaseFiles, type FileHashes } from '../publisher/release-record.ts';
import { openReleaseStore } from '../publisher/release-store.ts';

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
