import type { EnquiryStatus } from '@tequiora/cms/contracts/enquiry.ts';

export type StatusStep = { to: EnquiryStatus; label: string };

type StatusSteps = {
  /** Usual next status. */
  next: StatusStep | null;
  others: readonly StatusStep[];
};

const SPAM: StatusStep = { to: 'spam', label: 'Marcar como spam' };

/**
 * Transitions: forward along `nuevo → contactado → completado`, one step back, and spam with its
 * reversal.
 */
export const STATUS_STEPS: Record<EnquiryStatus, StatusSteps> = {
  nuevo: { next: { to: 'contactado', label: 'Marcar como contactado' }, others: [SPAM] },
  contactado: {
    next: { to: 'completado', label: 'Marcar como completado' },
    others: [{ to: 'nuevo', label: 'Regresar a nuevo' }, SPAM],
  },
  completado: { next: null, others: [{ to: 'contactado', label: 'Regresar a contactado' }] },
  spam: { next: { to: 'nuevo', label: 'No es spam' }, others: [] },
};
