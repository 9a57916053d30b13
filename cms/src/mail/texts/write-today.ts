import type { EnquirySummary } from '../../../contracts/dashboard-enquiry';
import { ENQUIRY_TYPE_PHRASES } from '../../../contracts/enquiry';
import { formatDateTime, formatShortDay } from '../../../contracts/format-date';
import { formatCount } from '../../../contracts/number';
import { TODAY_SECTION_LABELS, type TodayEnquiries } from '../../../contracts/today';
import type { Company } from '../company';
import type { Block, Message } from '../message';
import { plainLine } from '../plain-line';

type Today = { today: TodayEnquiries; to: string; company: Company; siteUrl: string };

/** The sections of «Hoy» that are due on the day. */
export const DUE_SECTIONS = ['refused', 'overdue', 'dueToday', 'doubtful', 'nextSteps'] as const;
/** Links per section; the others are in the dashboard. */
const LISTED = 10;

function describe(section: (typeof DUE_SECTIONS)[number], enquiry: EnquirySummary): string {
  const { folio, type, dueAt, nextStep, nextStepOn } = enquiry;
  const name = plainLine(enquiry.name, 60);
  if (section === 'nextSteps') {
    const day = nextStepOn ? formatShortDay(nextStepOn) : '';
    return `${folio}: ${name}, ${day}: ${plainLine(nextStep ?? '', 160)}`;
  }
  const limit = `límite ${formatDateTime(dueAt)}`;
  return `${folio}: ${name}, consulta ${ENQUIRY_TYPE_PHRASES[type]}, ${limit}`;
}

/** Writes the digest of what is due on a business day to the owner of an account. */
export function writeToday({ today, to, company, siteUrl }: Today): Message {
  const total = DUE_SECTIONS.reduce((sum, section) => sum + today[section].total, 0);
  const title = `Tienes ${formatCount(total, 'pendiente', 'pendientes')} para hoy`;
  const sections = DUE_SECTIONS.flatMap((section): Block[] => {
    const { total: count, enquiries } = today[section];
    if (count === 0) return [];
    const listed = enquiries.slice(0, LISTED);
    const rest = count - listed.length;
    return [
      { kind: 'text', text: `${TODAY_SECTION_LABELS[section]} (${count})` },
      ...listed.map((enquiry): Block => ({
        kind: 'link',
        label: describe(section, enquiry),
        href: `${siteUrl}/admin/consultas/${encodeURIComponent(enquiry.documentId)}`,
      })),
      ...(rest > 0 ? [{ kind: 'text' as const, text: `Y ${rest} más.` }] : []),
    ];
  });
  return {
    to: [to],
    subject: title,
    title,
    blocks: [
      ...sections,
      { kind: 'link', label: 'Abrir «Hoy» en el tablero', href: `${siteUrl}/admin/hoy` },
    ],
    footer: [{ kind: 'text', text: `Aviso automático del tablero de ${company.name}.` }],
  };
}
