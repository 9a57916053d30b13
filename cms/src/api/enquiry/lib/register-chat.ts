import type { Core } from '@strapi/strapi';

import { CHAT_MESSAGES, type ChatInput, type ReferenceProblem } from '../../../../contracts/chat';
import type { ContactChannel, RegisteredChannel } from '../../../../contracts/enquiry';
import { toResultColumns } from '../../../../contracts/enquiry-result';
import { findChatReference, type FoundReference } from '../../../../contracts/find-chat-reference';
import type { Caller } from '../../../enquiries/caller';
import { takeEnquiry } from '../../../enquiries/change-owner';
import { addReply } from '../../../enquiries/change-status';
import { completeNewEnquiry } from '../../../enquiries/complete-new-enquiry';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { readChatSource } from '../../../enquiries/read-chat-source';
import { readResponseTarget } from '../../../enquiries/response-target';
import { toPhoneColumns } from '../../../enquiries/to-phone-columns';
import { insertEnquiry, MAX_ATTEMPTS } from '../../../mail/insert-enquiry';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { createDocumentId } from '../../../platform/database/document-id';
import { conflict } from '../../../platform/http/errors';

/** How an enquiry of each channel is answered at once. */
const REPLY_CHANNELS: Record<RegisteredChannel, ContactChannel> = {
  whatsapp: 'whatsapp',
  llamada: 'call',
  visita: 'visit',
};

const needsConfirmation = (message: string, details: ReferenceProblem) =>
  conflict(message, details);

/** Throws if an enquiry already belongs to the chat. Many chats share the reference of a page. */
async function refuseRepeated(strapi: Core.Strapi, found: FoundReference): Promise<void> {
  if (found.kind === 'page') return;
  const { kind, reference } = found;
  const enquiry = await enquiryRows(strapi).findOne({
    select: ['folio', 'documentId'],
    where: kind === 'folio' ? { folio: reference } : { reference },
  });
  if (!enquiry) return;
  const folio = enquiry.folio ?? '';
  const message =
    kind === 'folio' ? CHAT_MESSAGES.existing(folio) : CHAT_MESSAGES.repeated(reference, folio);
  throw needsConfirmation(message, { problem: 'repeated', folio, documentId: enquiry.documentId });
}

/** Returns the columns that the reference fills in. @throws HttpError if it is unknown */
async function readSource(
  strapi: Core.Strapi,
  found: FoundReference,
  isConfirmed: boolean | undefined,
) {
  const source = found.kind === 'folio' ? undefined : await readChatSource(strapi, found);
  if (source) return { ...source, reference: found.reference };
  if (isConfirmed) return {};
  throw needsConfirmation(CHAT_MESSAGES.unknown(found.reference), { problem: 'unknown' });
}

/**
 * Stores a chat, a call or a visit as an enquiry that arrived when it did. Returns its document id.
 * @throws HttpError 409 with a `ReferenceProblem`, unless the chat is confirmed
 */
export async function registerChat(
  strapi: Core.Strapi,
  { channel = 'whatsapp', arrivedAt, confirmed, isAnswered, isMine, ...fields }: ChatInput,
  caller: Caller,
): Promise<string> {
  const found = findChatReference(fields.message);
  if (found && !confirmed) await refuseRepeated(strapi, found);
  const source = found ? await readSource(strapi, found, confirmed) : {};
  // The unique key lets one of two simultaneous requests store the chat.
  const idempotencyKey = found?.kind === 'intent' && !confirmed ? `chat-${found.reference}` : null;

  for (let attempt = 1; ; attempt += 1) {
    const now = new Date().toISOString();
    const by = { who: caller.name, when: now };
    const arrived = {
      ...completeNewEnquiry({
        ...fields,
        ...toPhoneColumns(fields),
        history: [
          { event: 'created', who: 'visitante', when: arrivedAt, from: null, to: 'nuevo' },
          { event: 'registered', ...(channel !== 'whatsapp' && { channel }), ...by },
        ],
      }),
      ...toResultColumns(),
      firstReplyAt: null,
      ownerId: null,
    };
    const owned = isMine ? takeEnquiry(arrived, caller.id, by) : arrived;
    const row = {
      ...(isAnswered ? addReply(owned, { channel: REPLY_CHANNELS[channel] }, by) : owned),
      ...source,
      channel,
      documentId: createDocumentId(),
      publishedAt: now,
      idempotencyKey,
    };
    try {
      await insertEnquiry(strapi, row, await readResponseTarget(strapi));
      return row.documentId;
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
      if (found && !confirmed) await refuseRepeated(strapi, found);
      // The folio was taken: retry with another folio.
    }
  }
}
