import { IMMUTABLE } from './headers.ts';
import type { RetainedFile, FileHashes, ListedFiles } from './release-record.ts';

/** Retention time of old assets; a tab open for longer may have to reload its page. */
export const KEPT_MS = 24 * 60 * 60_000;

/**
 * Returns the files of earlier releases that open tabs may still request: named by content and not part
 * of the new release.
 */
export function retainedFiles(
  previous: ListedFiles,
  files: FileHashes,
  now: Date,
): Record<string, RetainedFile> {
  const used: [string, RetainedFile][] = Object.entries(previous.files)
    .filter(([file]) => IMMUTABLE.test(file))
    .map(([file, hash]) => [file, { hash, lastUsedAt: now.toISOString() }]);
  const older = Object.entries(previous.carried);
  const oldest = now.getTime() - KEPT_MS;
  return Object.fromEntries(
    [...older, ...used].filter(
      ([file, { lastUsedAt }]) => !(file in files) && Date.parse(lastUsedAt) > oldest,
    ),
  );
}
