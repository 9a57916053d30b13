import { SHOWN_TYPES } from './addresses';
import { chatReference, type ChatThing } from './chat-reference';
import { listPages, NOT_FOUND_PATH, THANKS_PATH } from './pages';

/** A page with chat links, and the entry that they are about. */
export type ChatOrigin<Thing extends ChatThing = ChatThing> = { page: string; thing?: Thing };

/** Returns the pages that can show an entry; its own page first, if its type has one. */
function pagesOf({ type, slug }: ChatThing): string[] {
  const { pages, link } = SHOWN_TYPES[type] as { pages: readonly string[]; link?: string };
  return link === '/' ? [`${pages[0]}/${slug}`, ...pages] : [...pages];
}

/** Returns what the chat links of the site can be about, with these published entries. */
export function listChatOrigins<Thing extends ChatThing>(
  things: readonly Thing[],
): ChatOrigin<Thing>[] {
  const fixed = [...listPages().map(([path]) => path), THANKS_PATH, NOT_FOUND_PATH];
  const ofThings = things.flatMap((thing) => pagesOf(thing).map((page) => ({ page, thing })));
  const own = ofThings.filter(({ page }) => !fixed.some((path) => path === page));
  const general = [...fixed, ...own.map(({ page }) => page)].map((page) => ({ page }));
  return [...general, ...ofThings];
}

/** Returns the origin of a reference that names a page; undefined if none has it. */
export function findChatOrigin<Thing extends ChatThing>(
  reference: string,
  things: readonly Thing[],
): ChatOrigin<Thing> | undefined {
  return listChatOrigins(things).find(
    ({ page, thing }) => chatReference(page, thing) === reference,
  );
}

/** Returns the pairs of origins that have the same reference. */
export function findReferenceCollisions<Thing extends ChatThing>(
  things: readonly Thing[],
): [ChatOrigin<Thing>, ChatOrigin<Thing>][] {
  const byReference = new Map<string, ChatOrigin<Thing>>();
  return listChatOrigins(things).flatMap((origin) => {
    const reference = chatReference(origin.page, origin.thing);
    const other = byReference.get(reference);
    if (other) return [[other, origin]];
    byReference.set(reference, origin);
    return [];
  });
}
