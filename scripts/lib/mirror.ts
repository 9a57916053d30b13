import { existsSync } from 'node:fs';
import { copyFile, mkdir, readlink, rm, stat, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from './hash.ts';

const SKIPPED_AT_TOP = new Set([
  '.cache',
  'public',
  'node_modules',
  'e2e',
  'test',
  'docs',
  'coverage',
  'test-results',
  'playwright-report',
]);
const SKIPPED_FILE = /\.(test|spec)\.tsx?$|^(jest|playwright)\.[\w.]+$|\.tsbuildinfo$/;
/** Path below the root of the contracts, which the build of the site imports. */
export const CONTRACTS = 'cms/contracts';
// UPSTREAM: gatsby 5.16 · the folders that Gatsby writes in its own
// why: Gatsby has no setting for their places, so that the publisher builds in a copy of the sources
// test: scripts/lib/mirror.test.ts, site/e2e/publishing/publish.spec.ts
// until: Gatsby has settings for them
const OWNED_BY_GATSBY = new Set(['.cache', 'public', 'node_modules']);

/** Returns whether a file of `site/` or of the contracts is a source of the build. */
export function isBuildSource(relativePath: string): boolean {
  const top = relativePath.split('/', 1)[0] ?? '';
  return !SKIPPED_AT_TOP.has(top) && !SKIPPED_FILE.test(path.posix.basename(relativePath));
}

/** Returns whether it copied the file. */
async function copyIfChanged(from: string, to: string): Promise<boolean> {
  const source = await stat(from);
  const copy = await stat(to).catch(() => undefined);
  // A copied timestamp loses its fractions of a millisecond.
  const isAsOld = copy && Math.abs(copy.mtimeMs - source.mtimeMs) < 1;
  if (isAsOld && copy.size === source.size) return false;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
  // Gatsby's and webpack's caches compare modification times.
  await utimes(to, source.atime, source.mtime);
  return true;
}

/** Removes files that are not in `expected`; returns whether there were any. */
async function removeOthers(mirrorDir: string, expected: Set<string>): Promise<boolean> {
  const present = await listFiles(mirrorDir, (relative) => !OWNED_BY_GATSBY.has(relative));
  const others = present.filter((file) => !expected.has(file));
  for (const file of others) await rm(path.join(mirrorDir, file));
  return others.length > 0;
}

async function link(target: string, at: string): Promise<void> {
  if ((await readlink(at).catch(() => undefined)) === target) return;
  await rm(at, { recursive: true, force: true });
  if (existsSync(target)) await symlink(target, at);
}

type MirrorOptions = { siteDir: string; mirrorDir: string; rootDir: string };

/** Copies the build sources below `from` and removes other files; returns whether it changed any. */
async function syncFolder(from: string, to: string): Promise<boolean> {
  await mkdir(to, { recursive: true });
  const files = await listFiles(from, isBuildSource);
  let isChanged = false;
  for (const file of files) {
    const isCopied = await copyIfChanged(path.join(from, file), path.join(to, file));
    isChanged ||= isCopied;
  }
  const isReduced = await removeOthers(to, new Set(files));
  return isChanged || isReduced;
}

/**
 * Synchronises `mirrorDir` with the sources of `siteDir` and keeps Gatsby's caches. Copies the contracts
 * and links both `node_modules` folders where the configuration of Gatsby and Node look for them, so
 * that the mirror may be anywhere. Returns whether it changed anything.
 */
export async function syncMirror({ siteDir, mirrorDir, rootDir }: MirrorOptions): Promise<boolean> {
  const parent = path.dirname(mirrorDir);
  const isSiteChanged = await syncFolder(siteDir, mirrorDir);
  const isContractChanged = await syncFolder(
    path.join(rootDir, CONTRACTS),
    path.join(parent, CONTRACTS),
  );
  await copyIfChanged(path.join(rootDir, 'tsconfig.json'), path.join(parent, 'tsconfig.json'));
  await link(path.join(siteDir, 'node_modules'), path.join(mirrorDir, 'node_modules'));
  await link(path.join(rootDir, 'node_modules'), path.join(parent, 'node_modules'));
  return isSiteChanged || isContractChanged;
}
