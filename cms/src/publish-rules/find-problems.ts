import type { Problem } from './entry';
import type { EntryField } from './fields-of';
import { linkProblems } from './links';
import { pictureProblems } from './pictures';
import { priceProblems } from './prices';

/** Everything that keeps an entry from being published, for the server and for the panel alike. */
export function findProblems(
  fields: readonly EntryField[],
  pages: ReadonlySet<string> | undefined,
): Problem[] {
  return [...pictureProblems(fields), ...priceProblems(fields), ...linkProblems(fields, pages)];
}
