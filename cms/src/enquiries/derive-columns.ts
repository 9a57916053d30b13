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

/**
 * Returns the columns of an enquiry that lists and reports sort, search and group by. An existing
 * `dueAt` is kept: the response target on arrival does not change with an edit.
 */
export function deriveColumns(row: DerivedFrom, target: ResponseTarget): DerivedColumns {
  const arrival = new Date(row.createdAt);
  const dueAt = row.dueAt
    ? new Date(row.dueAt)
    : addBusinessMinutes(arrival, target.minutes, target.calendar);
  const { folio, name, email, phone, message } = row;
  return {
    dueAt,
    answerMinutes: row.firstReplyAt
      ? countBusinessMinutes(arrival, new Date(row.firstReplyAt), target.calendar)
      : null,
    // Ascending: waiting enquiries by due date, then the others, newest first.
    urgency: isWaiting(row) ? dueAt.getTime() : AFTER_EVERY_DUE_DATE - arrival.getTime(),
    // In workflow order. Strapi interprets `sort=status` as a sort by publication status.
    statusRank: ENQUIRY_STATUSES.indexOf(row.status ?? 'nuevo'),
    arrivalWeek: formatDay(mondayOf(localDay(arrival))),
    emailKey: email?.toLowerCase() ?? null,
    searchText: foldText([folio, name, email, phone, message].filter(Boolean).join(' ')),
  };
}
