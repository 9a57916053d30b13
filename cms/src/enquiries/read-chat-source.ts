import type { Core } from '@strapi/strapi';

import type { FoundReference } from '../../contracts/find-chat-reference';
import { findChatLink } from '../../contracts/list-chat-links';
import { VISIT_COLUMNS, type VisitColumns } from '../../contracts/visit-columns';
import { query } from '../platform/strapi/query';
import { pick } from '../platform/values/pick';
import { readChatPaths, readChatThings } from './read-chat-things';

/** The columns of an enquiry that a reference fills in. */
type ChatSource = Partial<VisitColumns> & { source: string; subject: string | null };
type Intent = VisitColumns & { page: string; thing: string | null };

/**
 * Returns the source of a chat: of the stored press of the link, with its visit, else page and thing of
 * the link itself. Returns undefined for a reference of no link.
 */
export async function readChatSource(
  strapi: Core.Strapi,
  { kind, page, reference }: Exclude<FoundReference, { kind: 'folio' }>,
): Promise<ChatSource | undefined> {
  const intent =
    kind === 'intent' &&
    (await query<Intent>(strapi, 'api::contact-intent.contact-intent').findOne({
      where: { reference },
    }));
  if (intent) {
    return { source: intent.page, subject: intent.thing, ...pick(intent, VISIT_COLUMNS) };
  }
  const [things, paths] = await Promise.all([readChatThings(strapi), readChatPaths(strapi)]);
  const link = findChatLink(page, things, paths);
  return link && { source: link.page, subject: link.thing?.name ?? null };
}
