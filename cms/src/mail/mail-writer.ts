import type { Core } from '@strapi/strapi';

import { isoDay } from '../../contracts/zoned-time';
import { enquiryRows } from '../enquiries/enquiry-rows';
import { findActiveAccounts } from '../enquiries/read-owners';
import { readToday } from '../enquiries/read-today';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { findEnabledFactor, hashesOf } from '../features/two-factor/server/factor-rows';
import { readSettings } from '../platform/env/settings';
import { query } from '../platform/strapi/query';
import { readCompany } from './company';
import { readDashboardSettings } from './dashboard-settings';
import { NoRecipientError } from './explain-failure';
import { ACCOUNT_MAIL_KINDS, type AccountMailKind, MAIL_UID, type MailRow } from './mail-row';
import type { MailSettings } from './mail-settings';
import type { Message } from './message';
import { readCatalogueItem } from './read-catalogue-item';
import { readConfirmationTexts } from './read-confirmation-texts';
import { hasDue } from './send-daily-digest';
import { writeAccountNotice } from './texts/write-account-notice';
import { writeConfirmation } from './texts/write-confirmation';
import { writeDigest } from './texts/write-digest';
import { writeNotice } from './texts/write-notice';
import { writeToday } from './texts/write-today';
import { writeAboutRequests } from './write-about-requests';
import { writeReply } from './write-reply';

const DAY = 24 * 60 * 60_000;
const CONFIRMATIONS_PER_DAY = 3;
const DIGEST_LIMIT = 100;

/** Creates the function that writes a mail from the current content of the database. */
export function createMailWriter(strapi: Core.Strapi, { to }: Pick<MailSettings, 'to'>) {
  const enquiries = () => enquiryRows(strapi);

  /** @throws NoRecipientError */
  async function findStaff(): Promise<string[]> {
    const { notificationEmail } = await readDashboardSettings(strapi);
    const staff = notificationEmail ? [notificationEmail] : to;
    if (staff.length === 0) throw new NoRecipientError();
    return staff;
  }

  /** Returns true when the address got many confirmations in a day, a sign of abuse. */
  async function isConfirmationLimitReached({
    id,
    emailKey,
    createdAt,
  }: StoredEnquiryRow): Promise<boolean> {
    const since = new Date(new Date(createdAt).getTime() - DAY);
    const earlier = await enquiries().count({
      where: { emailKey, id: { $lt: id }, createdAt: { $gt: since } },
    });
    return earlier >= CONFIRMATIONS_PER_DAY;
  }

  async function writeDigestOf(row: MailRow, siteUrl: string): Promise<Message | null> {
    const mails = await query<MailRow>(strapi, MAIL_UID).findMany({
      where: { summaryId: row.documentId },
      select: ['enquiryId'],
      orderBy: { id: 'asc' },
    });
    const where = {
      documentId: { $in: mails.map(({ enquiryId }) => enquiryId) },
      status: { $ne: 'spam' },
    };
    const total = await enquiries().count({ where });
    if (total === 0) return null;
    const listed = await enquiries().findMany({
      where,
      orderBy: { id: 'asc' },
      limit: DIGEST_LIMIT,
    });
    const company = await readCompany(strapi);
    return writeDigest({ enquiries: listed, total, company, to: await findStaff(), siteUrl });
  }

  /** Returns null when the mail is no longer needed. */
  return async function writeMail(row: MailRow): Promise<Message | null> {
    const { siteUrl } = readSettings();
    if (row.kind === 'summary') return writeDigestOf(row, siteUrl);
    if (row.kind === 'request' || row.kind === 'decision') return writeAboutRequests(strapi, row);
    if (row.kind === 'today') return writeTodayMail(strapi, row);
    if (isAboutAccount(row)) return writeAboutAccount(strapi, row);
    const enquiry = await enquiries().findOne({ where: { documentId: row.enquiryId } });
    if (!enquiry || enquiry.status === 'spam') return null;
    if (row.kind === 'reply') return writeReply(strapi, row, enquiry);
    const company = await readCompany(strapi);
    const item = await readCatalogueItem(strapi, enquiry.subject);
    if (row.kind === 'notice') {
      return writeNotice({ enquiry, company, item, to: await findStaff(), siteUrl });
    }
    const { email } = enquiry;
    if (email === null || (await isConfirmationLimitReached(enquiry))) return null;
    const texts = await readConfirmationTexts(strapi, enquiry);
    const addressed = { ...enquiry, email };
    return writeConfirmation({
      enquiry: addressed,
      ...{ texts, company, item, siteUrl, now: new Date() },
    });
  };
}

type AccountMail = MailRow & { kind: AccountMailKind };

function isAboutAccount(row: MailRow): row is AccountMail {
  return (ACCOUNT_MAIL_KINDS as readonly string[]).includes(row.kind);
}

/** Writes a mail about a dashboard account; returns null when the account was deleted. */
async function writeAboutAccount(
  strapi: Core.Strapi,
  { kind, accountId }: AccountMail,
): Promise<Message | null> {
  const account: { id: number; email: string } | null = await query(
    strapi,
    'plugin::users-permissions.user',
  ).findOne({ where: { id: accountId } });
  if (!account) return null;
  const factor = await findEnabledFactor(strapi, account.id);
  return writeAccountNotice({
    kind,
    to: account.email,
    codesLeft: factor ? hashesOf(factor).length : 0,
    company: await readCompany(strapi),
    siteUrl: readSettings().siteUrl,
  });
}

/**
 * Writes the digest of the day; returns null when the day is over, nothing is due any more or the account
 * is inactive.
 */
async function writeTodayMail(
  strapi: Core.Strapi,
  { accountId, createdAt }: MailRow,
): Promise<Message | null> {
  if (isoDay(new Date(createdAt)) !== isoDay(new Date())) return null;
  const [account] = await findActiveAccounts(strapi, { id: accountId });
  if (!account) return null;
  const today = await readToday(strapi, account.id);
  if (!hasDue(today)) return null;
  return writeToday({
    today,
    to: account.email,
    company: await readCompany(strapi),
    siteUrl: readSettings().siteUrl,
  });
}
