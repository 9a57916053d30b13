import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Redirects } from '@tequiora/cms/contracts/redirects.ts';
import type { Release } from '@tequiora/cms/contracts/release.ts';
import { flush } from '../flush.ts';
import { UserError } from '../user-error.ts';
import { fillRelease } from './fill-release.ts';
import { writeRedirectFiles } from './redirect-files.ts';
import {
  readRelease,
  readReleaseFiles,
  writeRelease,
  writeReleaseFiles,
  type FileHashes,
  type ReleaseFiles,
} from './release-record.ts';

const KEPT = 5;
const RELEASE_ID = /^\d{8}-\d{9}-[0-9a-f]{6}$/;

type NewRelease = Pick<Release, 'revision' | 'source' | 'isExact' | 'entries'> & {
  publicDir: string;
  files: FileHashes;
  redirects: Redirects;
};

function newId(now: Date): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(8, 17)}-${randomBytes(3).toString('hex')}`;
}

/**
 * Opens the store of releases below `DATA_DIR/site`: complete folders in `releases/`, and the symbolic
 * link `current` to the live one. A release becomes visible only when it is complete, and activation is
 * one rename(2), so a visitor never sees a partial release.
 */
export function openReleaseStore(siteStateDir: string) {
  const releasesDir = path.join(siteStateDir, 'releases');
  const current = path.join(siteStateDir, 'current');
  mkdirSync(releasesDir, { recursive: true });
  const folder = (id: string): string => path.join(releasesDir, id);

  function read(id: string): Release | undefined {
    if (!RELEASE_ID.test(id)) return undefined;
    try {
      return readRelease(folder(id));
    } catch {
      return undefined;
    }
  }

  function live(): Release | undefined {
    try {
      return read(path.basename(readlinkSync(current)));
    } catch {
      return undefined;
    }
  }

  async function ids(): Promise<string[]> {
    const names = await readdir(releasesDir).catch(() => []);
    return names
      .filter((name) => RELEASE_ID.test(name))
      .sort()
      .reverse();
  }

  /** Newest first. */
  async function list(): Promise<Release[]> {
    return (await ids()).flatMap((id) => read(id) ?? []);
  }

  /** Returns whether a rollback made the live release live: a newer one was live before. */
  function isRolledBack(): boolean {
    const id = live()?.id;
    if (id === undefined) return false;
    return readdirSync(releasesDir).some((other) => other > id && read(other)?.publishedAt);
  }

  async function clean(): Promise<void> {
    for (const dir of [releasesDir, siteStateDir]) {
      const names = await readdir(dir).catch(() => []);
      for (const name of names.filter((each) => each.endsWith('.tmp'))) {
        await rm(path.join(dir, name), { recursive: true, force: true });
      }
    }
  }

  async function others(): Promise<string[]> {
    const liveId = live()?.id;
    return (await ids()).filter((id) => id !== liveId);
  }

  async function prune(): Promise<void> {
    for (const id of (await others()).slice(KEPT - 1)) {
      await rm(folder(id), { recursive: true, force: true });
    }
  }

  /** Creates the folder for a new release, or reuses that of an expired one and returns its files. */
  async function makeFolder(unfinished: string): Promise<ReleaseFiles | undefined> {
    const oldest = (await others()).slice(KEPT - 2).at(-1);
    if (oldest === undefined || !read(oldest)) {
      await mkdir(unfinished);
      return undefined;
    }
    const files = readReleaseFiles(folder(oldest));
    await rename(folder(oldest), unfinished);
    return files;
  }

  async function create({ publicDir, files, redirects, ...facts }: NewRelease): Promise<Release> {
    await clean();
    const now = new Date();
    const id = newId(now);
    const unfinished = `${folder(id)}.tmp`;
    const before = live();
    const previous = before && { dir: folder(before.id), ...readReleaseFiles(folder(before.id)) };
    try {
      const reused = await makeFolder(unfinished);
      const filled = await fillRelease(publicDir, files, unfinished, { previous, reused });
      await writeRedirectFiles(unfinished, redirects);
      await writeReleaseFiles(unfinished, { ...filled, redirects });
      const release: Release = { id, ...facts, builtAt: now.toISOString() };
      await writeRelease(unfinished, release);
      await rename(unfinished, folder(id));
      await flush(releasesDir);
      return release;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  /** Removes a release that is not live. */
  async function discard(id: string): Promise<void> {
    if (RELEASE_ID.test(id) && id !== live()?.id) {
      await rm(folder(id), { recursive: true, force: true });
    }
  }

  async function activate(id: string): Promise<void> {
    const release = read(id);
    if (!release) {
      throw new UserError(`La versión «${id}» no existe o ya no se conserva.`);
    }
    await writeRelease(folder(id), { ...release, publishedAt: new Date().toISOString() });
    const next = `${current}.${randomBytes(4).toString('hex')}.tmp`;
    await symlink(path.join('releases', id), next);
    await rename(next, current);
    await prune();
  }

  return { create, activate, discard, live, list, isRolledBack, clean, dir: releasesDir };
}

export type ReleaseStore = ReturnType<typeof openReleaseStore>;
