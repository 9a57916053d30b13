/** `GET /api/enquiries/today`: what the signed-in account has to do today. */
import type { EnquirySummary } from './dashboard-enquiry';

/** In the order in which to do them; an enquiry is in one section only. */
export const TODAY_SECTION_LABELS = {
  refused: 'Correos que no salieron',
  overdue: 'Vencidas',
  dueToday: 'Vencen hoy',
  team: 'Vencidas del equipo',
  doubtful: 'Dudosas',
  mine: 'Tuyas, vencen después',
  unassigned: 'Sin responsable',
  nextSteps: 'Siguientes pasos',
  teamSteps: 'Pasos atrasados del equipo',
  idle: 'Sin siguiente paso',
} as const;

export type TodaySection = keyof typeof TODAY_SECTION_LABELS;
export const TODAY_SECTIONS = Object.keys(TODAY_SECTION_LABELS) as readonly TodaySection[];

/** What other accounts are late with: empty for agents. */
export const TEAM_SECTIONS: readonly TodaySection[] = ['team', 'teamSteps'];

/**
 * Number of business days, today included, without a change after which an answered open enquiry without a next
 * step is «Sin siguiente paso».
 */
export const IDLE_BUSINESS_DAYS = 3;

/** Maximum number of enquiries of a section; `total` counts all. */
export const TODAY_LIMIT = 50;
/** Those without a next step are not urgent, and there may be many. */
export const TODAY_IDLE_LIMIT = 10;

export type TodayEnquiries = Record<TodaySection, { total: number; enquiries: EnquirySummary[] }>;
export type TodayResponse = { data: TodayEnquiries };
