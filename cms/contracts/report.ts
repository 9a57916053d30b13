/** `GET /api/enquiries/report?from=YYYY-MM-DD&to=YYYY-MM-DD`, days in America/Mexico_City. */
import type { EnquiryStatus, EnquiryType } from './enquiry';

/** Maximum range of a report, in days. */
export const REPORT_MAX_DAYS = 731;

export type ReportWeek = {
  /** Monday, `YYYY-MM-DD`. */
  start: string;
  total: number;
  /** Median business minutes to the first reply, for enquiries that arrived in this week. */
  medianMinutes: number | null;
};

export type Report = {
  from: string;
  to: string;
  /** Without spam. */
  total: number;
  spam: number;
  weeks: ReportWeek[];
  types: { type: EnquiryType; total: number }[];
  statuses: { status: EnquiryStatus; total: number }[];
  /**
   * Busiest first, at most 12. `source` null: a visit without one; `title` null: a page that does
   * not exist (any more).
   */
  sources: { source: string | null; title: string | null; total: number }[];
  /** Campaigns of the last touch, like `sources`. */
  campaigns: { campaign: string | null; total: number }[];
  /** Products and services viewed last, like `sources`. */
  viewedPages: { page: string | null; title: string | null; total: number }[];
  answers: {
    answered: number;
    unanswered: number;
    /** Unanswered and past the response target. */
    overdue: number;
    medianMinutes: number | null;
    /** Number of enquiries answered within the response target. */
    withinPromise: number;
    promiseMinutes: number;
  };
};

export type ReportResponse = { data: Report };
