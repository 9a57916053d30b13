import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRequest, HeldEntry } from '@tequiora/cms/contracts/site-build.ts';
import type { Entity } from '../sourced-entry';

/** Name of a stored file, with its original name and digest. */
export type StoredFile = { file: string; name: string; extension: string; digest: string };

export type StoredContent = {
  /** Entry by `<uid>:<documentId>`; pictures reference their files by `localFile___NODE`. */
  entries: Record<string, Entity>;
  files: Record<string, StoredFile>;
};

export type SourceFile = Omit<StoredFile, 'file'> & { id: string; absolutePath: string };

const EMPTY: StoredContent = { entries: {}, files: {} };

async function readJson<Value>(file: string, fallback: Value): Promise<Value> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch {
    return fallback;
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(value));
  await rename(`${file}.new`, file);
}

/**
 * Folder shared by the publisher (scripts/publisher/build/content-store.ts) and the build: the content of
 * each release (`releases/<id>.json`, `files/`), the content of this build (`built.json`), which becomes
 * that of a release, the publisher's request (`request.json`) and the entries held back (`held.json`).
 * Without a folder, as in development, an invalid entry stops the build.
 */
export function openContentStore(dir: string | undefined) {
  const pathOf = (name: string) => path.join(dir ?? '/nonexistent', name);
  const filesDir = pathOf('files');
  const releasesDir = pathOf('releases');

  /** Returns the names of the stored files that a release uses. */
  async function listFilesOfReleases(): Promise<string[]> {
    const names = await readdir(releasesDir).catch(() => []);
    const contents = await Promise.all(
      names.map((name) => readJson<Partial<StoredContent>>(path.join(releasesDir, name), EMPTY)),
    );
    return contents.flatMap(({ files = {} }) => Object.values(files).map(({ file }) => file));
  }

  async function storeFile({ absolutePath, ...source }: SourceFile): Promise<StoredFile> {
    const { name, extension, digest } = source;
    const file = `${digest}.${extension}`;
    const target = path.join(filesDir, file);
    await link(absolutePath, target).catch((error: NodeJS.ErrnoException) =>
      error.code === 'EEXIST' ? undefined : copyFile(absolutePath, target),
    );
    return { file, name, extension, digest };
  }

  return {
    isEnabled: dir !== undefined,
    /** Returns the content of the live release; empty before the first one. */
    readLive: ({ release }: BuildRequest) =>
      release ? readJson(path.join(releasesDir, `${release}.json`), EMPTY) : EMPTY,
    readRequest: () => readJson<BuildRequest>(pathOf('request.json'), { held: [], live: [] }),
    readFile: ({ file }: StoredFile) => readFile(path.join(filesDir, file)),

    async save(
      entries: StoredContent['entries'],
      sources: readonly SourceFile[],
      held: readonly HeldEntry[],
    ): Promise<void> {
      if (!dir) return;
      await mkdir(filesDir, { recursive: true });
      const storedFiles = await Promise.all(
        sources.map(async (source) => [source.id, await storeFile(source)] as const),
      );
      const built: StoredContent = { entries, files: Object.fromEntries(storedFiles) };
      await writeJson(pathOf('built.json'), built);
      await writeJson(pathOf('held.json'), held);
      const usedFiles = new Set([
        ...Object.values(built.files).map(({ file }) => file),
        ...(await listFilesOfReleases()),
      ]);
      const names = await readdir(filesDir);
      const unusedFiles = names.filter((name) => !usedFiles.has(name));
      await Promise.all(unusedFiles.map((name) => rm(path.join(filesDir, name), { force: true })));
    },
  };
}

export type ContentStore = ReturnType<typeof openContentStore>;
