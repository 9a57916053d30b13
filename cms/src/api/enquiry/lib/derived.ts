import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../../contracts/enquiry';
import { addBusinessMinutes, countBusinessMinutes } from '../../../lib/business-hours';
import { foldText } from '../../../lib/fold-text';
import { formatDay, localDay, mondayOf } from '../../../lib/zoned-time';
import type { AnswerPromise } from './promise';

type Moment = Date | string;

/** What the derived columns are derived from. */
export type DerivedFrom = {
  folio?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  message?: string | null;
  status?: EnquiryStatus | null;
  createdAt: Moment;
  firstReplyAt?: Moment | null;
  dueAt?: Moment | null;
};

export type DerivedColumns = {
  dueAt: Date;
  answerMinutes: number | null;
  urgency: number;
  statusRank: number;
  arrivalWeek: string;
  emailKey: string;
  searchText: string;
};

// Later than any due moment in milliseconds, so that who waits sorts before who does not.
const AFTER_ALL_DUE = 1e13;

/** Whether somebody still waits for the first answer. */
export function isWaiting({ status, firstReplyAt }: Pick<DerivedFrom, 'status' | 'firstReplyAt'>) {
  return status === 'nuevo' && !firstReplyAt;
}

/**
 * The columns of an enquiry that lists and reports sort, search and group by. A `dueAt` that is
 * there stays: what was promised on arrival does not change with an edit.
 */
export function deriveColumns(row: DerivedFrom, promise: AnswerPromise): DerivedColumns {
  const arrival = new Date(row.createdAt);
  const dueAt = row.dueAt
    ? new Date(row.dueAt)
    : addBusinessMinutes(arrival, promise.minutes, promise.hours);
  const { folio, name, email, phone, message } = row;
  return {
    dueAt,
    answerMinutes: row.firstReplyAt
      ? countBusinessMinutes(arrival, new Date(row.firstReplyAt), promise.hours)
      : null,
    // Ascending: the one due soonest first, then those that do not wait, newest first.
    urgency: isWaiting(row) ? dueAt.getTime() : AFTER_ALL_DUE - arrival.getTime(),
    // In the order of the handling. Strapi takes an order by `status` for one by publication.
    statusRank: ENQUIRY_STATUSES.indexOf(row.status ?? 'nuevo'),
    arrivalWeek: formatDay(mondayOf(localDay(arrival))),
    emailKey: (email ?? '').toLowerCase(),
    searchText: foldText([folio, name, email, phone, message].filter(Boolean).join(' ')),
  };
}
