import { addressWarnings } from './address-warnings';
import type { EditedEntry } from './entry';
import { pictureWarnings } from './picture-warnings';
import { searchWarnings } from './search-warnings';

/** What somebody should know before an entry goes live; nothing here keeps it from doing so. */
export function findWarnings(entry: EditedEntry): string[] {
  return [...addressWarnings(entry), ...searchWarnings(entry), ...pictureWarnings(entry)];
}
