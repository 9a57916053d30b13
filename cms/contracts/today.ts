/** `GET /api/enquiries/today`: what the signed-in account has to do today. */
import type { EnquirySummary } from './dashboard-enquiry';

/** In the order in which to do them; an enquiry is in one section only. */
export const TODAY_SECTION_LABELS = {
  overdue: 'Vencidas',
  dueToday: 'Vencen hoy',
  mine: 'Tuyas, vencen después',
  unassigned: 'Sin responsable',
  nextSteps: 'Próximos pasos',
} as const;

export type TodaySection = keyof typeof TODAY_SECTION_LABELS;
export const TODAY_SECTIONS = Object.keys(TODAY_SECTION_LABELS) as readonly TodaySection[];

/** Maximum number of enquiries of a section; `total` counts all. */
export const TODAY_LIMIT = 50;

export type TodayEnquiries = Record<TodaySection, { total: number; enquiries: EnquirySummary[] }>;
export type TodayResponse = { data: TodayEnquiries };
