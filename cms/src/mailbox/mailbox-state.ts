import type { Core } from '@strapi/strapi';

import type { MailboxHealth } from '../../contracts/health-report';
import type { MailboxFailure } from '../../contracts/mail';
import { isUniqueViolation } from '../platform/database/database-errors';
import { query } from '../platform/strapi/query';
import { mailboxName, readMailboxSettings } from './mailbox-settings';

const UID = 'api::mail.mailbox';
/** Longer than reading one mail; another instance reads the mailbox when it has passed. */
const LEASE_MS = 3 * 60_000;

const SECOND = 1_000;
const RETRY_DELAYS_MS = [15, 30, 60, 120, 300].map((seconds) => seconds * SECOND);
const MAX_RETRY_MS = 10 * 60_000;

type MailboxRow = {
  id: number;
  name: string;
  /** With another one, the mail server has renumbered the mails. */
  uidValidity: string | null;
  /** Number of the last mail that was read. */
  lastUid: string | number | null;
  /** Instance that reads it, until `leaseUntil`. */
  holder: string | null;
  leaseUntil: string | null;
  readAt: string | null;
  failedAt: string | null;
  failure: MailboxFailure | null;
  /** Attempts that failed since it was read. */
  failures: number;
  retryAt: string | null;
};

const rowsOf = (strapi: Core.Strapi) => query<MailboxRow>(strapi, UID);

/** Returns how far a mailbox was read. */
export async function readMailboxRow(strapi: Core.Strapi, name: string): Promise<MailboxRow> {
  const rows = rowsOf(strapi);
  const found = await rows.findOne({ where: { name } });
  if (found) return found;
  try {
    return await rows.create({ data: { name, failures: 0 } });
  } catch (error) {
    const other = isUniqueViolation(error) && (await rows.findOne({ where: { name } }));
    if (!other) throw error;
    return other;
  }
}

/**
 * Acquires or extends the lease on a mailbox. One instance at a time reads it; that two never store a mail
 * twice does not depend on it.
 */
export async function acquireLease(
  strapi: Core.Strapi,
  name: string,
  holder: string,
  now = new Date(),
): Promise<boolean> {
  const { count } = await rowsOf(strapi).updateMany({
    where: {
      name,
      $or: [{ holder }, { holder: { $null: true } }, { leaseUntil: { $lt: now } }],
    },
    data: { holder, leaseUntil: new Date(now.getTime() + LEASE_MS) },
  });
  return Number(count) === 1;
}

export async function releaseLease(strapi: Core.Strapi, holder: string): Promise<void> {
  await rowsOf(strapi).updateMany({ where: { holder }, data: { holder: null, leaseUntil: null } });
}

/** Sets where reading continues, after another numbering or at first. */
export async function startNumbering(
  strapi: Core.Strapi,
  name: string,
  uidValidity: string,
  lastUid: number,
): Promise<void> {
  await rowsOf(strapi).updateMany({ where: { name }, data: { uidValidity, lastUid } });
}

/** Stores that a mail was read. Call it in the transaction that stores the mail. */
export async function advanceTo(
  strapi: Core.Strapi,
  name: string,
  uidValidity: string,
  lastUid: number,
): Promise<void> {
  await rowsOf(strapi).updateMany({
    where: { name, uidValidity, lastUid: { $lt: lastUid } },
    data: { lastUid },
  });
}

export async function recordRead(strapi: Core.Strapi, name: string): Promise<void> {
  const data = { readAt: new Date(), failure: null, failedAt: null, failures: 0, retryAt: null };
  await rowsOf(strapi).updateMany({ where: { name }, data });
}

/** Stores a failure, and when the next attempt is: the time between attempts grows. */
export async function recordFailure(
  strapi: Core.Strapi,
  name: string,
  failure: MailboxFailure,
  now = new Date(),
): Promise<void> {
  const { failures, failedAt } = await readMailboxRow(strapi, name);
  const retryAt = new Date(now.getTime() + (RETRY_DELAYS_MS[failures] ?? MAX_RETRY_MS));
  const data = { failure, failures: failures + 1, failedAt: failedAt ?? now, retryAt };
  await rowsOf(strapi).updateMany({ where: { name }, data });
}

const toIso = (date: string | null) => date && new Date(date).toISOString();

/** Returns the state of the mailbox for «Salud»; null if none is configured. */
export async function readMailboxHealth(strapi: Core.Strapi): Promise<MailboxHealth | null> {
  const settings = readMailboxSettings();
  if (!settings) return null;
  const name = mailboxName(settings);
  const row = await rowsOf(strapi).findOne({ where: { name } });
  const since = toIso(row?.failedAt ?? null);
  const retryAt = toIso(row?.retryAt ?? null);
  const trouble = row?.failure && since && retryAt && { failure: row.failure, since, retryAt };
  return { name, readAt: toIso(row?.readAt ?? null), trouble: trouble || null };
}
