import { readStored, writeStored } from './storage.ts';

/** Attribute of the root element: the keys of closed announcements, separated by spaces. */
export const CLOSED_ATTRIBUTE = 'data-closed';

const KEY = 'anuncios';
const MAX_KEYS = 20;

/** Hides the announcements that the visitor closed. The startup script calls it before the first paint. */
export function hideClosedAnnouncements(html: HTMLElement): void {
  html.dataset.closed = readStored('localStorage', KEY) ?? '';
}

/** Hides an announcement, now and on later visits. */
export function closeAnnouncement(key: string): void {
  const closed = (readStored('localStorage', KEY) ?? '').split(' ').filter(Boolean);
  const keys = [...closed, key].slice(-MAX_KEYS).join(' ');
  writeStored('localStorage', KEY, keys);
  // Storage may be blocked.
  document.documentElement.dataset.closed = keys;
}

/** Returns a short key of an announcement: another text is another announcement. */
export function announcementKey(...texts: readonly (string | null | undefined)[]): string {
  let hash = 5381;
  for (const character of texts.join('\n')) {
    hash = ((hash * 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}
