import { countBusinessMinutes } from '../../contracts/business-hours';
import {
  ENQUIRY_STATUSES,
  type EnquiryHistoryRecord,
  type EnquiryStatus,
} from '../../contracts/enquiry';
import type { EnquiryLine } from '../../contracts/enquiry-lines';
import { foldText } from '../../contracts/fold-text';
import { withoutCountry } from '../../contracts/phone';
import { listPhones } from '../../contracts/read-phone';
import { listUnansweredMails } from '../../contracts/unanswered-mails';
import { toUtmValue, UTM_COLUMNS, type VisitColumns } from '../../contracts/visit-columns';
import { formatDay, localDay, mondayOf } from '../../contracts/zoned-time';
import { listFormerContacts } from './former-contacts';
import { toNameKey } from './name-key';
import { pathOf } from './read-page-titles';
import { dueDateOf, type ResponseTarget } from './response-target';

type Timestamp = Date | string;

/** The input of `deriveColumns`. */
export type DerivedFrom = Partial<VisitColumns> & {
  folio?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  phoneExtension?: string | null;
  phoneAsTyped?: string | null;
  company?: string | null;
  history?: EnquiryHistoryRecord[] | null;
  message?: string | null;
  reference?: string | null;
  subject?: string | null;
  extraAnswer?: string | null;
  lines?: EnquiryLine[] | null;
  source?: string | null;
  nextStep?: string | null;
  status?: EnquiryStatus | null;
  createdAt: Timestamp;
  firstReplyAt?: Timestamp | null;
  dueAt?: Timestamp | null;
};

/** The stored answer of an enquiry. */
type StoredAnswer = { firstReplyAt?: Timestamp | null; answerMinutes?: number | null };

type DerivedColumns = Partial<VisitColumns> & {
  dueAt: Date;
  waitingUntil: Date | null;
  unansweredMails: number;
  answerMinutes: number | null;
  urgency: number;
  statusRank: number;
  arrivalWeek: string;
  emailKey: string | null;
  /** True or null, so that an index finds the few enquiries with former contacts. */
  hasFormerContacts: boolean | null;
  formerContacts: string | null;
  nameKey: string;
  sourcePath: string | null;
  searchText: string;
};

// Greater than any due date in milliseconds, so that waiting enquiries sort before the others.
const AFTER_EVERY_DUE_DATE = 1e13;

/** Statuses in which a mail of the sender waits for a reply. */
const HANDLED: readonly EnquiryStatus[] = ['nuevo', 'contactado', 'completado'];

/** Returns the mails that wait for a reply. */
function unansweredMailsOf({ status, history }: Pick<DerivedFrom, 'status' | 'history'>) {
  return status && HANDLED.includes(status) ? listUnansweredMails(history) : [];
}

/**
 * Returns when the reply is due to what the sender wrote last: the first one `dueAt`, a later one by the
 * response target from the first mail that staff have not answered. Null without a reply to give.
 */
function waitingUntilOf(
  { status, firstReplyAt, history }: DerivedFrom,
  dueAt: Date,
  target: ResponseTarget,
): Date | null {
  if (status === 'nuevo' && !firstReplyAt) return dueAt;
  const [mail] = unansweredMailsOf({ status, history });
  return mail ? dueDateOf(new Date(mail.when), target) : null;
}

/** Keeps the minutes of an answer that was stored: other business hours do not change the past. */
function answerMinutesOf(
  { createdAt, firstReplyAt }: DerivedFrom,
  { calendar }: ResponseTarget,
  stored: StoredAnswer | null,
): number | null {
  if (!firstReplyAt) return null;
  const repliedAt = new Date(firstReplyAt);
  const isStored = new Date(stored?.firstReplyAt ?? NaN).getTime() === repliedAt.getTime();
  const kept = isStored ? stored?.answerMinutes : null;
  return kept ?? countBusinessMinutes(new Date(createdAt), repliedAt, calendar);
}

const APOSTROPHE = /(?<=\p{L})['’´`](?=\p{L})/gu;

/**
 * Returns the text that a search looks in: who wrote, what about, and what staff noted and plan. Folios
 * and references are in it with and without dashes, names with and without apostrophes, and the phone
 * numbers of texts also as digits.
 */
function toSearchText(row: DerivedFrom): string {
  const { folio, name, email, phone, phoneExtension, phoneAsTyped, company, reference } = row;
  const sender = [folio, name, email, phone, phoneExtension, phoneAsTyped, company, reference];
  const compact = [folio, reference].map((code) => code?.replaceAll('-', ''));
  const joined = [name, company].map((each) => each?.replace(APOSTROPHE, ''));
  const product = row.viewedPage && pathOf(row.viewedPage).split('/').at(-1);
  const written = (row.history ?? []).map((record) => ('text' in record ? record.text : ''));
  const phones = listPhones([row.message, ...written].join('\n'));
  const parts = [
    ...sender,
    phoneAsTyped?.replace(/\D/g, ''),
    ...compact,
    ...joined,
    row.message,
    row.subject,
    row.extraAnswer,
    ...(row.lines ?? []).map(({ name: product }) => product),
    product,
    row.nextStep,
    ...written,
    ...phones.map(withoutCountry),
  ];
  return foldText([...new Set(parts.filter(Boolean))].join(' '));
}

/** Returns the values of campaign links in one spelling, so that figures and filters take them as one. */
function unifyUtmValues(row: DerivedFrom): Partial<VisitColumns> {
  const values = UTM_COLUMNS.flatMap((name) => {
    const value = row[name];
    return value ? [[name, toUtmValue(value)]] : [];
  });
  return Object.fromEntries(values) as Partial<VisitColumns>;
}

/**
 * Returns the columns of an enquiry that lists and reports sort, search and group by. An existing
 * `dueAt` is kept: the response target on arrival does not change with an edit.
 * @param stored the row before the change, if there is one
 */
export function deriveColumns(
  row: DerivedFrom,
  target: ResponseTarget,
  stored: StoredAnswer | null = null,
): DerivedColumns {
  const arrival = new Date(row.createdAt);
  const dueAt = row.dueAt ? new Date(row.dueAt) : dueDateOf(arrival, target);
  const formerContacts = listFormerContacts(row);
  const waitingUntil = waitingUntilOf(row, dueAt, target);
  return {
    ...{ dueAt, waitingUntil, unansweredMails: unansweredMailsOf(row).length },
    answerMinutes: answerMinutesOf(row, target, stored),
    // Ascending: waiting enquiries by due date, then the others, newest first.
    urgency: waitingUntil?.getTime() ?? AFTER_EVERY_DUE_DATE - arrival.getTime(),
    // In workflow order. Strapi interprets `sort=status` as a sort by publication status.
    statusRank: ENQUIRY_STATUSES.indexOf(row.status ?? 'nuevo'),
    arrivalWeek: formatDay(mondayOf(localDay(arrival))),
    emailKey: row.email?.toLowerCase() ?? null,
    ...{ formerContacts, hasFormerContacts: formerContacts === null ? null : true },
    nameKey: toNameKey(row.name ?? ''),
    sourcePath: row.source ? pathOf(row.source) : null,
    ...unifyUtmValues(row),
    searchText: toSearchText(row),
  };
}
