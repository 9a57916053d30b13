import { entryPath } from '@tequiora/cms/contracts/addresses.ts';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { findPageOwner } from '../checks/page-owner.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { PublishFailure } from './failure.ts';
import { keyOf } from './held-entries.ts';

/** More entries in one log point at none of them. */
const MAX_MENTIONED = 3;
const FAILED_PAGE = /Building static HTML failed for path "([^"]+)"|^\s*U(?:rl|RL) path: (\S+)/;

function linesOf(error: unknown): readonly string[] {
  if (error instanceof PublishFailure) return [error.message, ...error.output];
  return [error instanceof Error ? error.message : String(error)];
}

/** Returns whether a text contains a word, not only as a part of a longer one. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = [text[at - 1], text[at + word.length]];
    if (!around.some((letter) => letter !== undefined && /[\w-]/.test(letter))) return true;
  }
  return false;
}

/**
 * Returns the changed entries that a failure points at: owners of the page that failed, then entries
 * whose page or picture the log mentions. Only a guess: a page also shows other entries.
 */
export function findMentionedEntries(
  error: unknown,
  changed: readonly ChangedEntry[],
  snapshot: Snapshot,
): ChangedEntry[] {
  const lines = linesOf(error);
  const pages = lines.flatMap((line) => {
    const [, html, query] = FAILED_PAGE.exec(line) ?? [];
    return html ?? query ?? [];
  });
  const owners = new Set(
    pages.flatMap((page) => {
      const owner = findPageOwner(snapshot, page);
      return owner ? [keyOf(owner)] : [];
    }),
  );
  const owning = changed.filter(({ entry }) => owners.has(keyOf(entry)));
  if (owning.length > 0) return owning.slice(0, MAX_MENTIONED);
  const text = lines.join('\n');
  const mentioned = changed.filter(({ entry }) => {
    const key = keyOf(entry);
    const page = entryPath(entry.uid, snapshot.labels[key]?.slug);
    return [
      ...(page ? [page] : []),
      entry.documentId,
      ...(snapshot.shown[key]?.pictures ?? []),
    ].some((word) => hasWord(text, word));
  });
  return mentioned.length <= MAX_MENTIONED ? mentioned : [];
}
