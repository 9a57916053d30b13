import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../lib/user-error.ts';
import { fillRelease, type FileHashes } from './release-files.ts';

const KEPT = 5;
const RELEASE_ID = /^\d{8}-\d{9}-[0-9a-f]{6}$/;
const RECORD = 'release.json';

export type Release = {
  id: string;
  /** What the CMS had published when the build began. */
  revision: string;
  /** Hash of the sources and settings the build was made with. */
  source: string;
  builtAt: string;
  files: FileHashes;
};

export type LiveRelease = Release & { publishedAt: string };

export type NewRelease = {
  publicDir: string;
  files: string[];
  revision: string;
  source: string;
};

export type ReleaseStore = {
  create: (input: NewRelease) => Promise<Release>;
  activate: (id: string) => Promise<void>;
  live: () => LiveRelease | undefined;
  /** Newest first. */
  list: () => Promise<Release[]>;
};

function newId(now: Date): string {
  const digits = now.toISOString().replace(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(8, 17)}-${randomBytes(3).toString('hex')}`;
}

async function writeDurably(file: string, content: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * The releases below `DATA_DIR/site`: complete folders in `releases/`, the live one named by the
 * symbolic link `current`. A release is visible only when it is whole, and the switch is one
 * rename(2), so a visitor never meets half of one.
 */
export function openReleaseStore(siteStateDir: string): ReleaseStore {
  const releasesDir = path.join(siteStateDir, 'releases');
  const current = path.join(siteStateDir, 'current');

  function read(id: string): Release | undefined {
    const file = path.join(releasesDir, id, RECORD);
    if (!RELEASE_ID.test(id) || !existsSync(file)) return undefined;
    return JSON.parse(readFileSync(file, 'utf8')) as Release;
  }

  function live(): LiveRelease | undefined {
    try {
      const release = read(path.basename(readlinkSync(current)));
      return release && { ...release, publishedAt: lstatSync(current).mtime.toISOString() };
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

  async function list(): Promise<Release[]> {
    return (await ids()).flatMap((id) => read(id) ?? []);
  }

  async function removeLeftovers(): Promise<void> {
    const names = await readdir(releasesDir).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.tmp'))) {
      await rm(path.join(releasesDir, name), { recursive: true, force: true });
    }
  }

  async function prune(): Promise<void> {
    const liveId = live()?.id;
    const others = (await ids()).filter((id) => id !== liveId);
    for (const id of others.slice(KEPT - 1)) {
      await rm(path.join(releasesDir, id), { recursive: true, force: true });
    }
  }

  async function create({ publicDir, files, revision, source }: NewRelease): Promise<Release> {
    await mkdir(releasesDir, { recursive: true });
    await removeLeftovers();
    const now = new Date();
    const id = newId(now);
    const unfinished = path.join(releasesDir, `${id}.tmp`);
    const previous = live();
    try {
      await mkdir(unfinished);
      const hashes = await fillRelease(
        publicDir,
        files,
        unfinished,
        previous && { dir: path.join(releasesDir, previous.id), files: previous.files },
      );
      const release: Release = { id, revision, source, builtAt: now.toISOString(), files: hashes };
      await writeDurably(path.join(unfinished, RECORD), JSON.stringify(release));
      await rename(unfinished, path.join(releasesDir, id));
      return release;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  async function activate(id: string): Promise<void> {
    if (!read(id)) {
      throw new UserError(`La versión «${id}» no existe o ya no se conserva.`);
    }
    const next = `${current}.${randomBytes(4).toString('hex')}`;
    await symlink(path.join('releases', id), next);
    await rename(next, current);
    await prune();
  }

  return { create, activate, live, list };
}
