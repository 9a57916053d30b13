import type { Core } from '@strapi/strapi';

import { readListState } from '../../contracts/enquiry-list-params';
import type { Person } from '../../contracts/personal-data';
import { attachmentRows } from '../enquiries/attachments';
import { separationKeys } from '../enquiries/person/contact-keys';
import { readMerges } from '../enquiries/person/read-person';
import { type EnquiryOwners, readOwners } from '../enquiries/read-owners';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { readCompany } from '../mail/company';
import { MAIL_UID, type MailRow } from '../mail/mail-row';
import { query } from '../platform/strapi/query';
import { pick } from '../platform/values/pick';
import {
  EXPORTED_FIELDS,
  type ExportedEnquiry,
  type ExportedMail,
  type ExportedMerge,
} from './exported-person';
import type { Actor } from './log-row';
import { createPersonFinder } from './person-finder';
import { createPrivacyLog } from './privacy-log';
import { renderPerson } from './render-person';
import { createSubjectHash } from './subjects';

type Attachments = Awaited<ReturnType<ReturnType<typeof attachmentRows>['findMany']>>;

function toExportedMail(mail: MailRow, attachments: Attachments): ExportedMail {
  const exported = pick(mail, ['kind', 'state', 'createdAt', 'settledAt']);
  const isReceived = mail.kind === 'received';
  if (mail.kind !== 'reply' && !isReceived) return exported;
  const files = attachments.filter(({ mailId }) => mailId === mail.documentId);
  return {
    ...exported,
    ...pick(mail, ['subject', 'text']),
    ...(isReceived ? pick(mail, ['sender', 'senderName', 'quoted']) : pick(mail, ['author'])),
    attachments: files.map(({ name, mime, content }) => ({
      name,
      ...(content !== null && { url: `data:${mime};base64,${content}` }),
    })),
  };
}

function toExport(
  row: StoredEnquiryRow,
  { mails, attachments }: { mails: readonly MailRow[]; attachments: Attachments },
  owners: EnquiryOwners,
): ExportedEnquiry {
  return {
    ...pick(row, EXPORTED_FIELDS),
    owner: owners.get(row.ownerId)?.name ?? null,
    history: row.history ?? [],
    mails: mails
      .filter(({ enquiryId }) => enquiryId === row.documentId)
      .map((mail) => toExportedMail(mail, attachments)),
  };
}

/** Returns the merges of a data subject, without the contact data of the other person. */
async function exportMerges(strapi: Core.Strapi, keys: ReadonlySet<string>) {
  const merges = await readMerges(strapi, [...keys]);
  return merges.map(({ id: _id, keys: [first], contacts, ...merge }): ExportedMerge => ({
    contact: contacts[keys.has(first) ? 0 : 1],
    ...merge,
  }));
}

/**
 * Returns an HTML file with all data about a data subject in the chosen enquiries, readable and as JSON;
 * logs the export.
 */
export async function exportPerson(
  strapi: Core.Strapi,
  { chosen, ...person }: Person & { chosen: readonly string[] },
  by: Actor,
): Promise<string> {
  const finder = createPersonFinder(strapi);
  const enquiries: ExportedEnquiry[] = [];
  const keys = new Set<string>();
  for await (const rows of finder.readEnquiries(person, chosen)) {
    const ids = rows.map(({ documentId }) => documentId);
    const mails = await query<MailRow>(strapi, MAIL_UID).findMany({
      where: { enquiryId: { $in: ids } },
      orderBy: { id: 'asc' },
    });
    const attachments = await attachmentRows(strapi).findMany({
      where: { enquiryId: { $in: ids }, mailId: { $notNull: true } },
      orderBy: { id: 'asc' },
    });
    for (const key of rows.flatMap(separationKeys)) keys.add(key);
    const owners = await readOwners(strapi, rows);
    enquiries.push(...rows.map((row) => toExport(row, { mails, attachments }, owners)));
  }
  const subscription = await finder.findSubscription(person);
  await createPrivacyLog(strapi).record({
    action: 'person-exported',
    by,
    counts: {
      enquiries: enquiries.length,
      mails: enquiries.reduce((total, { mails }) => total + mails.length, 0),
      subscriptions: subscription ? 1 : 0,
    },
    subjects: createSubjectHash(strapi)(person),
  });
  return renderPerson({
    company: (await readCompany(strapi)).name,
    exportedAt: new Date().toISOString(),
    person,
    enquiries,
    merges: await exportMerges(strapi, keys),
    views: (await finder.findViews(person, chosen)).map(({ name, query }) => ({
      name,
      search: readListState(query).search,
    })),
    subscription: subscription && {
      email: subscription.email,
      createdAt: new Date(subscription.createdAt).toISOString(),
    },
  });
}
