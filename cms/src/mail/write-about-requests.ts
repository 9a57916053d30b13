import type { Core } from '@strapi/strapi';

import { SUPER_ADMIN_ROLE } from '../../contracts/panel-roles';
import { titleOf } from '../content-model/entry-label';
import { REQUEST_UID, type RequestRow } from '../features/publication/server/request-row';
import { readSettings } from '../platform/env/settings';
import { contentTypeOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';
import { readCompany } from './company';
import { MAIL_UID, type MailRow } from './mail-row';
import type { Message } from './message';
import { type RequestedEntry, writeDecisions, writeRequests } from './texts/write-request-mails';

const STATES = { request: ['requested'], decision: ['published', 'returned', 'obsolete'] };

/** Reads the requests of a mail and of those merged into it, if their state still fits its kind. */
async function readRequests(strapi: Core.Strapi, row: MailRow): Promise<RequestRow[]> {
  const mails = await query<MailRow>(strapi, MAIL_UID).findMany({
    where: { $or: [{ id: row.id }, { summaryId: row.documentId }] },
    select: ['requestId'],
  });
  return query(strapi, REQUEST_UID).findMany({
    where: {
      documentId: { $in: mails.map(({ requestId }) => requestId) },
      state: { $in: row.kind === 'decision' ? STATES.decision : STATES.request },
    },
    orderBy: { id: 'asc' },
  });
}

async function describeEntries(
  strapi: Core.Strapi,
  requests: readonly RequestRow[],
): Promise<RequestedEntry[]> {
  const { cmsUrl } = readSettings();
  const entries: RequestedEntry[] = [];
  for (const request of requests) {
    const { entryType, entryId: documentId, entryName } = request;
    const type = contentTypeOf(strapi, entryType);
    if (!type) continue;
    const draft = await query(strapi, type.uid).findOne({
      where: { documentId, publishedAt: null },
    });
    const name = entryName ?? (draft && titleOf(type, draft));
    if (!name) continue;
    const place =
      type.kind === 'singleType'
        ? `single-types/${type.uid}`
        : `collection-types/${type.uid}/${documentId}`;
    entries.push({ request, name, url: `${cmsUrl}/admin/content-manager/${place}` });
  }
  return entries;
}

/** Writes a mail about publication requests; returns null when it is no longer needed. */
export async function writeAboutRequests(
  strapi: Core.Strapi,
  row: MailRow,
): Promise<Message | null> {
  const requests = await readRequests(strapi, row);
  const entries = await describeEntries(strapi, requests);
  const [first] = requests;
  if (!first || entries.length === 0) return null;
  const company = await readCompany(strapi);
  if (row.kind === 'decision') {
    const to = await findActiveAddress(strapi, first.requestedById);
    return to === undefined ? null : writeDecisions({ entries, company, to: [to] });
  }
  const uids = [...new Set(requests.map(({ entryType }) => entryType))];
  const to = await findPublishers(strapi, uids);
  return to.length === 0 ? null : writeRequests({ entries, company, to });
}

type Account = { id: number; email: string; roles: { code: string }[] };

const PUBLISH = 'plugin::content-manager.explorer.publish';
const ACTIVE = { isActive: true, blocked: false };

/**
 * Returns the addresses of the active accounts that may publish one of the types. A super admin
 * is included only if no other account may publish.
 */
async function findPublishers(strapi: Core.Strapi, uids: readonly string[]): Promise<string[]> {
  const accounts = await query<Account>(strapi, 'admin::user').findMany({
    where: {
      ...ACTIVE,
      roles: { permissions: { action: PUBLISH, subject: { $in: [...uids] } } },
    },
    populate: ['roles'],
    orderBy: { id: 'asc' },
  });
  const isSuperAdmin = ({ roles }: Account) =>
    roles.some(({ code }) => code === SUPER_ADMIN_ROLE.code);
  const staff = accounts.filter((account) => !isSuperAdmin(account));
  const chosen = staff.length > 0 ? staff : accounts;
  return [...new Set(chosen.map(({ email }) => email))];
}

/** Returns the e-mail address of an account, if it is active. */
async function findActiveAddress(strapi: Core.Strapi, id: number): Promise<string | undefined> {
  const account = await query<Account>(strapi, 'admin::user').findOne({ where: { id, ...ACTIVE } });
  return account?.email;
}
