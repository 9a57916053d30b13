import type { MailRow } from './mail-row';

type ThreadHeaders = { inReplyTo?: string; references?: string[] };

/**
 * Returns the headers by which mail clients show a reply in the conversation of its enquiry: it answers the
 * newest of the mails that the visitor got or wrote before (RFC 5322, section 3.6.4).
 * @param mails of the enquiry, oldest first
 */
export function threadHeaders(
  reply: Pick<MailRow, 'id'>,
  mails: readonly Pick<MailRow, 'id' | 'state' | 'messageId'>[],
): ThreadHeaders {
  const references = mails.flatMap(({ id, state, messageId }) =>
    id < reply.id && (state === 'sent' || state === 'received') && messageId ? [messageId] : [],
  );
  const inReplyTo = references.at(-1);
  return inReplyTo === undefined ? {} : { inReplyTo, references };
}
