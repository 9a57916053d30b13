import type { Core } from '@strapi/strapi';

import type { DashboardSettingsService } from '../api/dashboard-settings/services/dashboard-settings';
import type { StoredEnquiryRow } from '../api/enquiry/lib/summary';
import { readSettings } from '../lib/settings';
import { readCompany } from './company';
import { NobodyToTellError } from './explain-failure';
import { MAIL_UID, type MailRow } from './mail-row';
import type { MailSettings } from './mail-settings';
import type { Message } from './message';
import { writeConfirmation } from './texts/write-confirmation';
import { isAboutAccount, writeAboutAccount } from './write-about-account';
import { writeAboutRequests } from './write-about-requests';
import { writeNotice } from './texts/write-notice';
import { writeSummary } from './texts/write-summary';

const ENQUIRY = 'api::enquiry.enquiry';
const DAY = 24 * 60 * 60_000;
const CONFIRMATIONS_PER_DAY = 3;
const LISTED = 100;

/** Makes the text of a mail when it is sent, of what is in the database by then. */
export function createMailWriter(strapi: Core.Strapi, { to }: Pick<MailSettings, 'to'>) {
  const enquiries = () => strapi.db.query(ENQUIRY);

  /** @throws NobodyToTellError */
  async function findStaff(): Promise<string[]> {
    const settings = strapi.service(
      'api::dashboard-settings.dashboard-settings',
    ) as DashboardSettingsService;
    const { notificationEmail } = await settings.read();
    const staff = notificationEmail ? [notificationEmail] : to;
    if (staff.length === 0) throw new NobodyToTellError();
    return staff;
  }

  /** Whether so many enquiries name this address that somebody may be using them against it. */
  async function isPestered({ id, emailKey, createdAt }: StoredEnquiryRow): Promise<boolean> {
    const since = new Date(new Date(createdAt).getTime() - DAY);
    const earlier = await enquiries().count({
      where: { emailKey, id: { $lt: id }, createdAt: { $gt: since } },
    });
    return earlier >= CONFIRMATIONS_PER_DAY;
  }

  async function writeSummaryOf(row: MailRow, siteUrl: string): Promise<Message | null> {
    const mails: MailRow[] = await strapi.db.query(MAIL_UID).findMany({
      where: { summaryId: row.documentId },
      select: ['enquiryId'],
      orderBy: { id: 'asc' },
    });
    const about = {
      documentId: { $in: mails.map(({ enquiryId }) => enquiryId) },
      status: { $ne: 'spam' },
    };
    const total = await enquiries().count({ where: about });
    if (total === 0) return null;
    const listed = await enquiries().findMany({
      where: about,
      orderBy: { id: 'asc' },
      limit: LISTED,
    });
    const company = await readCompany(strapi);
    return writeSummary({ enquiries: listed, total, company, to: await findStaff(), siteUrl });
  }

  /** The mail of a row; null when it is not to be sent any more. */
  return async function writeMail(row: MailRow): Promise<Message | null> {
    const { siteUrl } = readSettings();
    if (row.kind === 'summary') return writeSummaryOf(row, siteUrl);
    if (row.kind === 'request' || row.kind === 'decision') return writeAboutRequests(strapi, row);
    if (isAboutAccount(row)) return writeAboutAccount(strapi, row);
    const enquiry: StoredEnquiryRow | null = await enquiries().findOne({
      where: { documentId: row.enquiryId },
    });
    if (!enquiry || enquiry.status === 'spam') return null;
    const company = await readCompany(strapi);
    if (row.kind === 'notice') {
      return writeNotice({ enquiry, company, to: await findStaff(), siteUrl });
    }
    if (await isPestered(enquiry)) return null;
    return writeConfirmation({ enquiry, company, siteUrl });
  };
}
