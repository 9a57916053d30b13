import type { CarriedFile, FileHashes, ReleaseFiles } from './release-record.ts';

/** A tab that was opened longer ago than this may have to load its page again. */
const KEPT_MS = 24 * 60 * 60_000;
const NAMED_BY_CONTENT = /^static\/|[-.][0-9a-f]{8,}(\.chunk)?\.(js|css)$/;

/**
 * What a page opened before the switch may still ask for: files that were part of an earlier
 * release, carry their content in their name and are not part of the new one.
 */
export function carryOver(
  previous: ReleaseFiles,
  files: FileHashes,
  now: Date,
): Record<string, CarriedFile> {
  const used: [string, CarriedFile][] = Object.entries(previous.files)
    .filter(([file]) => NAMED_BY_CONTENT.test(file))
    .map(([file, hash]) => [file, { hash, lastUsedAt: now.toISOString() }]);
  const older = Object.entries(previous.carried);
  const oldest = now.getTime() - KEPT_MS;
  return Object.fromEntries(
    [...older, ...used].filter(
      ([file, { lastUsedAt }]) => !(file in files) && Date.parse(lastUsedAt) > oldest,
    ),
  );
}
