import type { Core } from '@strapi/strapi';

import { subjectWithFolio } from '../../contracts/enquiry-mail';
import { readAttachments } from '../enquiries/attachments';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { query } from '../platform/strapi/query';
import { readCompany } from './company';
import { NoRecipientError } from './explain-failure';
import { MAIL_UID, type MailRow } from './mail-row';
import type { Message } from './message';
import { threadHeaders } from './thread-headers';

/** Writes a reply of staff, with the signature of its author. @throws NoRecipientError */
export async function writeReply(
  strapi: Core.Strapi,
  row: MailRow,
  { email, folio }: StoredEnquiryRow,
): Promise<Message> {
  if (email === null) throw new NoRecipientError();
  const company = await readCompany(strapi);
  const signature = await readSignature(strapi, row.accountId, row.author ?? '');
  const earlier = await query<MailRow>(strapi, MAIL_UID).findMany({
    where: { enquiryId: row.enquiryId, kind: { $in: ['confirmation', 'reply', 'received'] } },
    orderBy: { id: 'asc' },
  });
  const attachments = await readAttachments(strapi, { mailId: row.documentId });
  return {
    to: [email],
    ...(company.email && { replyTo: { name: company.name, address: company.email } }),
    subject: subjectWithFolio(row.subject ?? '', folio),
    title: null,
    blocks: (row.text ?? '').split(/\n{2,}/).map((text) => ({ kind: 'text', text })),
    footer: [{ kind: 'text', text: signature }],
    ...threadHeaders(row, earlier),
    attachments: attachments.map(({ name, mime, content }) => ({
      ...{ filename: name, contentType: mime, content },
    })),
  };
}

/** Returns the signature of an account: its own, or name and company. */
export async function readSignature(
  strapi: Core.Strapi,
  accountId: number | null,
  name: string,
): Promise<string> {
  const account: { signature: string | null } | null = await query(
    strapi,
    'plugin::users-permissions.user',
  ).findOne({ select: ['signature'], where: { id: accountId } });
  return account?.signature || `${name}\n${(await readCompany(strapi)).name}`;
}
