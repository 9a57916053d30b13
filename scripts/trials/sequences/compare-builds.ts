import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readReleaseFiles, type FileHashes } from '../../lib/releases/release-record.ts';
import { openReleaseStore } from '../../lib/releases/release-store.ts';
import { createInventoryTaker } from '../../publisher/checks/inventory.ts';

export type BuiltFiles = { dir: string; hashes: FileHashes };

const NAMED = 40;
const BEFORE = 120;
const AFTER = 80;

export async function hashFiles(dir: string, files: readonly string[]): Promise<BuiltFiles> {
  const inventory = await createInventoryTaker({})(dir, files);
  const hashes = Object.fromEntries([...inventory].map(([file, { hash }]) => [file, hash]));
  return { dir, hashes };
}

/** Returns the files of the live release without those that only earlier releases use. */
export async function readLiveFiles(dataDir: string): Promise<BuiltFiles> {
  const releases = openReleaseStore(path.join(dataDir, 'site'));
  const dir = path.join(releases.dir, releases.live()?.id ?? '');
  return hashFiles(dir, Object.keys(readReleaseFiles(dir).files));
}

/** Returns the first difference of two texts with its surroundings. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - BEFORE), at + AFTER);
  return `en línea «${around(a)}», desde cero «${around(b)}»`;
}

/** @throws when the live release differs from a build from empty caches */
export function assertSameBuild(live: BuiltFiles, reference: BuiltFiles): void {
  const all = new Set([...Object.keys(live.hashes), ...Object.keys(reference.hashes)]);
  const different = [...all].filter((file) => live.hashes[file] !== reference.hashes[file]).sort();
  // Page data shows the cause best.
  const example = different.find((file) => file.endsWith('page-data.json')) ?? different[0];
  if (example === undefined) return;
  const [a = '', b = ''] = [live, reference].map(({ dir }) => {
    const file = path.join(dir, example);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  const names = different.slice(0, NAMED).join(', ');
  throw new Error(
    `Difieren ${different.length} archivos: ${names}. En ${example}: ${firstDifference(a, b)}`,
  );
}
