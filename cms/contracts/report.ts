/**
 * `GET /api/enquiries/report?from=YYYY-MM-DD&to=YYYY-MM-DD`, days in America/Mexico_City. With
 * `format=csv` it responds with the breakdowns as CSV.
 */

/** Maximum range of a report, in days. */
export const REPORT_MAX_DAYS = 731;

/** Maximum number of rows per breakdown; the CSV has all rows. */
export const REPORT_MAX_ROWS = 12;

/** What the report breaks the enquiries down by, in the order of choices and of the CSV. */
export const REPORT_DIMENSION_LABELS = {
  campaign: 'Campaña',
  page: 'Página de origen',
  product: 'Producto o servicio',
  channel: 'Canal',
  owner: 'Responsable',
  type: 'Tipo',
  status: 'Estado',
} as const;

export type ReportDimension = keyof typeof REPORT_DIMENSION_LABELS;
export const REPORT_DIMENSIONS = Object.keys(REPORT_DIMENSION_LABELS) as readonly ReportDimension[];

/** Sums over the enquiries that arrived in the range, without doubtful ones and spam. */
export type ReportFigures = {
  total: number;
  /** Number of enquiries answered within the response target. */
  withinTarget: number;
  /** Number of enquiries with the result `ganada`, whenever the sale was. */
  won: number;
  /** Pesos of the won enquiries. */
  amount: number;
};

export const REPORT_FIGURE_LABELS = {
  total: 'Consultas',
  withinTarget: 'A tiempo',
  won: 'Ganadas',
  amount: 'Importe',
} as const satisfies Record<keyof ReportFigures, string>;

export const WON_RATE_LABEL = '% ganadas';

export type ReportRow = ReportFigures & {
  /** Stored value; null for enquiries without one. */
  value: string | null;
  /** Text for the value, such as the title of a page or a name; without one, the value itself. */
  label: string;
};

export type ReportWeek = {
  /** Monday, `YYYY-MM-DD`. */
  start: string;
  total: number;
  /** Median business minutes to the first reply, for enquiries that arrived in this week. */
  medianMinutes: number | null;
};

export type Report = ReportFigures & {
  from: string;
  to: string;
  doubtful: number;
  spam: number;
  weeks: ReportWeek[];
  /** Most enquiries first, at most `REPORT_MAX_ROWS` each. */
  breakdowns: Record<ReportDimension, ReportRow[]>;
  answers: {
    answered: number;
    /** New enquiries that wait for their first reply. */
    unanswered: number;
    /** Enquiries that were completed without a reply. */
    closedUnanswered: number;
    /** Unanswered and past the response target. */
    overdue: number;
    medianMinutes: number | null;
    targetMinutes: number;
  };
};

export type ReportResponse = { data: Report };

/** Returns the share of enquiries that were won, 0 to 1; 0 without enquiries. */
export function wonRate({ won, total }: Pick<ReportFigures, 'won' | 'total'>): number {
  return total === 0 ? 0 : won / total;
}
