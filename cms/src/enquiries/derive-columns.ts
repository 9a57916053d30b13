import { addBusinessMinutes, countBusinessMinutes } from '../../contracts/business-hours';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../contracts/enquiry';
import { foldText } from '../../contracts/fold-text';
import { formatDay, localDay, mondayOf } from '../../contracts/zoned-time';
import type { ResponseTarget } from './response-target';

type Timestamp = Date | string;

/** The input of `deriveColumns`. */
export type DerivedFrom = {
  folio?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  message?: string | null;
  status?: EnquiryStatus | null;
  createdAt: Timestamp;
  firstReplyAt?: Timestamp | null;
  dueAt?: Timestamp | null;
};

/** The stored answer of an enquiry. */
type StoredAnswer = { firstReplyAt?: Timestamp | null; answerMinutes?: number | null };

type DerivedColumns = {
  dueAt: Date;
  answerMinutes: number | null;
  urgency: number;
  statusRank: number;
  arrivalWeek: string;
  emailKey: string | null;
  searchText: string;
};

// Greater than any due date in milliseconds, so that waiting enquiries sort before the others.
const AFTER_EVERY_DUE_DATE = 1e13;

/** Returns true while an enquiry has no first reply. */
function isWaiting({ status, firstReplyAt }: Pick<DerivedFrom, 'status' | 'firstReplyAt'>) {
  return status === 'nuevo' && !firstReplyAt;
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
  const dueAt = row.dueAt
    ? new Date(row.dueAt)
    : addBusinessMinutes(arrival, target.minutes, target.calendar);
  const { folio, name, email, phone, message } = row;
  return {
    dueAt,
    answerMinutes: answerMinutesOf(row, target, stored),
    // Ascending: waiting enquiries by due date, then the others, newest first.
    urgency: isWaiting(row) ? dueAt.getTime() : AFTER_EVERY_DUE_DATE - arrival.getTime(),
    // In workflow order. Strapi interprets `sort=status` as a sort by publication status.
    statusRank: ENQUIRY_STATUSES.indexOf(row.status ?? 'nuevo'),
    arrivalWeek: formatDay(mondayOf(localDay(arrival))),
    emailKey: email?.toLowerCase() ?? null,
    searchText: foldText([folio, name, email, phone, message].filter(Boolean).join(' ')),
  };
}
