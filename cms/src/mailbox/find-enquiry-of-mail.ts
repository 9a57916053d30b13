import type { Core } from '@strapi/strapi';

import { REFERENCE_ALPHABET } from '../../contracts/chat-reference';
import type { MailQuestion } from '../../contracts/enquiry-mail';
import { enquiryRows } from '../enquiries/enquiry-rows';
import { formerlyOf } from '../enquiries/former-contacts';
import { MAIL_UID, type MailRow } from '../mail/mail-row';
import { query } from '../platform/strapi/query';
import type { ParsedMail } from './parse-mail';

type Found = { enquiryId: string; question: MailQuestion | null };
type Searched = Pick<ParsedMail, 'references' | 'subject' | 'address' | 'replyTo'>;

const FOLIO = new RegExp(`\\bTQ-[${REFERENCE_ALPHABET}]{6}\\b`, 'gi');
/** A mail of an address belongs to an enquiry that changed within this time. */
const ADDRESS_MS = 90 * 24 * 60 * 60_000;

/** Returns the mails with the ids, in the order of the ids. */
export async function findMailsById(
  strapi: Core.Strapi,
  messageIds: readonly string[],
): Promise<(MailRow & { enquiryId: string })[]> {
  if (messageIds.length === 0) return [];
  const found = await query<MailRow>(strapi, MAIL_UID).findMany({
    where: { messageId: { $in: messageIds }, enquiryId: { $notNull: true } },
    orderBy: { id: 'desc' },
    limit: 200,
  });
  const rank = ({ messageId }: MailRow) => messageIds.indexOf(messageId ?? '');
  return found
    .filter((row): row is MailRow & { enquiryId: string } => row.enquiryId !== null)
    .toSorted((a, b) => rank(a) - rank(b));
}

/**
 * A folio is in every mail and can be guessed, so another address with it is a question. Message-IDs of
 * mails that left from here cannot be guessed.
 */
async function findByFolio(strapi: Core.Strapi, { subject, address }: Searched) {
  const folios = [...new Set(subject.toUpperCase().match(FOLIO) ?? [])];
  if (folios.length === 0) return null;
  const rows = await enquiryRows(strapi).findMany({
    select: ['documentId', 'folio', 'emailKey', 'formerContacts'],
    where: { folio: { $in: folios } },
    limit: folios.length,
  });
  const key = address?.toLowerCase() ?? '';
  const isOf = ({ emailKey, formerContacts }: (typeof rows)[number]) =>
    key !== '' && (emailKey === key || (formerContacts?.includes(` ${key} `) ?? false));
  const row = rows.find(isOf) ?? rows[0];
  return row && { enquiryId: row.documentId, question: isOf(row) ? null : ('folio' as const) };
}

async function findByAddress(strapi: Core.Strapi, { address, replyTo }: Searched, now: Date) {
  const keys = [address, replyTo].flatMap((key) => key?.toLowerCase() ?? []);
  if (keys.length === 0) return null;
  const row = await enquiryRows(strapi).findOne({
    select: ['documentId'],
    where: {
      $or: [{ emailKey: { $in: keys } }, formerlyOf(keys)],
      status: { $ne: 'spam' },
      updatedAt: { $gt: new Date(now.getTime() - ADDRESS_MS) },
    },
    orderBy: { updatedAt: 'desc' },
  });
  return row && { enquiryId: row.documentId, question: 'address' as const };
}

/** Returns the enquiry that a mail belongs to, and whether that is certain; null if there is none. */
export async function findEnquiryOfMail(
  strapi: Core.Strapi,
  mail: Searched,
  now: Date,
): Promise<Found | null> {
  const [answered] = await findMailsById(strapi, mail.references);
  if (answered) return { enquiryId: answered.enquiryId, question: null };
  return (await findByFolio(strapi, mail)) ?? findByAddress(strapi, mail, now);
}
