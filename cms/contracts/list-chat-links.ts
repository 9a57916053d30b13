import { isPageLink, SHOWN_TYPES } from './addresses';
import { chatReference, type ChatThing } from './chat-reference';
import { listPages, UNLISTED_PAGES } from './pages';

/** Gatsby builds the page of unknown paths twice. */
const NOT_FOUND_PATHS = ['/404', '/404.html'];

/** A link to a chat: its page, and the entry that it is about. */
export type ChatLink<Thing extends ChatThing = ChatThing> = { page: string; thing?: Thing };

/** Returns the pages that can show an entry; its own page first, if its type has one. */
function pagesOf({ type, slug }: ChatThing): string[] {
  const { pages, link } = SHOWN_TYPES[type] as { pages: readonly string[]; link?: string };
  return isPageLink(link) ? [`${pages[0] ?? ''}${link}${slug}`, ...pages] : [...pages];
}

/** Things that sections of composed pages link to chats. */
const SECTION_THINGS: ReadonlySet<ChatThing['type']> = new Set(['package']);

/**
 * Returns the chat links of the site, with these published entries.
 * @param paths of other pages that staff add: composed pages and articles
 */
export function listChatLinks<Thing extends ChatThing>(
  things: readonly Thing[],
  paths: readonly string[] = [],
): ChatLink<Thing>[] {
  const fixed = [...listPages().map(([path]) => path), ...UNLISTED_PAGES, ...NOT_FOUND_PATHS];
  const inSections = things.filter(({ type }) => SECTION_THINGS.has(type));
  const added = paths.flatMap((page): ChatLink<Thing>[] => [
    { page },
    ...inSections.map((thing) => ({ page, thing })),
  ]);
  const ofThings = things.flatMap((thing) => pagesOf(thing).map((page) => ({ page, thing })));
  const own = ofThings.filter(({ page }) => !fixed.some((path) => path === page));
  const general = [...fixed, ...own.map(({ page }) => page)].map((page) => ({ page }));
  return [...general, ...ofThings, ...added];
}

/** Returns the chat link with a reference such as `TQ-W7F3K`; undefined if none has it. */
export function findChatLink<Thing extends ChatThing>(
  reference: string,
  things: readonly Thing[],
  paths: readonly string[] = [],
): ChatLink<Thing> | undefined {
  return listChatLinks(things, paths).find(
    ({ page, thing }) => chatReference(page, thing) === reference,
  );
}

/** Returns the pairs of chat links that have the same reference. */
export function findReferenceCollisions<Thing extends ChatThing>(
  things: readonly Thing[],
): [ChatLink<Thing>, ChatLink<Thing>][] {
  const byReference = new Map<string, ChatLink<Thing>>();
  return listChatLinks(things).flatMap((link) => {
    const reference = chatReference(link.page, link.thing);
    const other = byReference.get(reference);
    if (other) return [[other, link]];
    byReference.set(reference, link);
    return [];
  });
}
