import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntryProblem } from '../content-checks/find-problems';
import type { Entity } from '../sourced-entry';

/** The name of a stored file, and the name and digest that it had. */
export type StoredFile = { file: string; name: string; extension: string; digest: string };

export type StoredContent = {
  /** `<uid>:<documentId>` → the entry; its pictures name their files by `localFile___NODE`. */
  entries: Record<string, Entity>;
  files: Record<string, StoredFile>;
};

/** What the publisher tells the build. */
export type BuildRequest = {
  /** Entries that the checks of an earlier attempt at this content named. */
  held: EntryProblem[];
  /** Keys of the entries in the live release. */
  live: string[];
};

/** An entry whose published version is not on the site. */
export type HeldEntry = EntryProblem & {
  /** There is no good version either, so that it is not on the site at all. */
  isLeftOut: boolean;
};

export type SourceFile = Omit<StoredFile, 'file'> & { id: string; absolutePath: string };

const EMPTY: StoredContent = { entries: {}, files: {} };

async function readJson<Value>(file: string, otherwise: Value): Promise<Value> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch {
    return otherwise;
  }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(value));
  await rename(`${file}.new`, file);
}

/**
 * What the publisher and the build share (scripts/publisher/content-store.ts): the content of the
 * live release (`live.json`, `files/`), that of this build (`built.json`), which the publisher makes
 * the live one; the publisher's request (`request.json`) and the entries held back (`held.json`).
 * Without a folder, as in development, a bad entry stops the build.
 */
export function openContentStore(dir: string | undefined) {
  const fileNamed = (name: string) => path.join(dir ?? '/nonexistent', name);
  const filesDir = fileNamed('files');

  async function keepFile({ absolutePath, ...source }: SourceFile): Promise<StoredFile> {
    const { name, extension, digest } = source;
    const file = `${digest}.${extension}`;
    const target = path.join(filesDir, file);
    await link(absolutePath, target).catch((error: NodeJS.ErrnoException) =>
      error.code === 'EEXIST' ? undefined : copyFile(absolutePath, target),
    );
    return { file, name, extension, digest };
  }

  return {
    isThere: dir !== undefined,
    /** The content that visitors see; empty before the first release. */
    readLive: () => readJson(fileNamed('live.json'), EMPTY),
    readRequest: () => readJson<BuildRequest>(fileNamed('request.json'), { held: [], live: [] }),
    readFile: ({ file }: StoredFile) => readFile(path.join(filesDir, file)),

    async save(
      entries: StoredContent['entries'],
      sources: readonly SourceFile[],
      { live, held }: { live: StoredContent; held: readonly HeldEntry[] },
    ): Promise<void> {
      if (!dir) return;
      await mkdir(filesDir, { recursive: true });
      const kept = await Promise.all(
        sources.map(async (source) => [source.id, await keepFile(source)] as const),
      );
      const built: StoredContent = { entries, files: Object.fromEntries(kept) };
      await writeJson(fileNamed('built.json'), built);
      await writeJson(fileNamed('held.json'), held);
      const needed = new Set(
        [built, live].flatMap(({ files }) => Object.values(files).map(({ file }) => file)),
      );
      const names = await readdir(filesDir);
      const unused = names.filter((name) => !needed.has(name));
      await Promise.all(unused.map((name) => rm(path.join(filesDir, name), { force: true })));
    },
  };
}

export type ContentStore = ReturnType<typeof openContentStore>;
