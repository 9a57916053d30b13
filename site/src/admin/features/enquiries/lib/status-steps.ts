import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import {
  ENQUIRY_STATUSES,
  ENQUIRY_TRANSITIONS,
  SUSPECT_STATUSES,
  type EnquiryStatus,
} from '@tequiora/cms/contracts/enquiry.ts';

/** The usual next status. */
export const NEXT_STATUS: Record<EnquiryStatus, EnquiryStatus | null> = {
  nuevo: 'contactado',
  contactado: 'completado',
  completado: null,
  dudoso: 'nuevo',
  spam: 'nuevo',
};

/** Returns the other statuses that an enquiry may change to. */
export function otherStatuses(from: EnquiryStatus): readonly EnquiryStatus[] {
  return ENQUIRY_TRANSITIONS[from].filter((to) => to !== NEXT_STATUS[from]);
}

/** Returns the text of the button: 'Marcar como contactado', 'Regresar a nuevo', 'No es spam'. */
export function stepLabel(from: EnquiryStatus, to: EnquiryStatus): string {
  const isSuspect = SUSPECT_STATUSES.includes(from);
  if (isSuspect && to === 'nuevo') return 'No es spam';
  const isBack = !isSuspect && ENQUIRY_STATUSES.indexOf(to) < ENQUIRY_STATUSES.indexOf(from);
  return `${isBack ? 'Regresar a' : 'Marcar como'} ${STATUS_LABELS[to].toLowerCase()}`;
}
