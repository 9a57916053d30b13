import { CHAT_TYPES, type ChatThing } from '../../../../cms/contracts/chat-reference';
import { findReferenceCollisions } from '../../../../cms/contracts/list-chat-links';
import type { CmsSchema } from '../cms-connection';

type Entry = { id: string } & Record<string, unknown>;
type Thing = ChatThing & { id: string; name: string };

/**
 * Returns a problem, by entry id, for each entry whose chat links have the same reference as others: the
 * CMS could not know the subject of a chat.
 */
export function findSharedReferences(
  schemas: readonly CmsSchema[],
  entriesOf: (schema: CmsSchema) => readonly Entry[] | undefined,
): Map<string, { problem: string }[]> {
  const things = CHAT_TYPES.flatMap((type): Thing[] => {
    const schema = schemas.find(({ uid }) => uid === `api::${type}.${type}`);
    const entries = (schema && entriesOf(schema)) ?? [];
    return entries.flatMap(({ id, slug, name, title }) =>
      typeof slug === 'string' ? [{ type, slug, id, name: String(name ?? title) }] : [],
    );
  });
  const problems = new Map<string, { problem: string }[]>();
  for (const [first, second] of findReferenceCollisions(things)) {
    const slugs = [first, second].map(({ page, thing }) => thing?.slug ?? page);
    // Entries with one slug are reported as such.
    if (slugs[0] === slugs[1] || !second.thing) continue;
    const other = first.thing ? `«${first.thing.name}»` : `la página ${first.page}`;
    const problem = `sus enlaces de WhatsApp tienen la misma referencia que los de ${other}; cambia su dirección`;
    problems.set(second.thing.id, [{ problem }]);
  }
  return problems;
}
