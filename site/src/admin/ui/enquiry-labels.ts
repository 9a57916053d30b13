import type { EnquiryStatus, EnquiryType } from '@tequiora/cms/contracts/enquiry.ts';
import type { BadgeTone } from '#src/components/ui/badge.tsx';

export const STATUS_LABELS: Record<EnquiryStatus, string> = {
  nuevo: 'Nuevo',
  contactado: 'Contactado',
  completado: 'Completado',
  spam: 'Spam',
};

export const STATUS_TONES: Record<EnquiryStatus, BadgeTone> = {
  nuevo: 'blue',
  contactado: 'amber',
  completado: 'green',
  spam: 'gray',
};

export const TYPE_LABELS: Record<EnquiryType, string> = {
  producto: 'Producto',
  servicio: 'Servicio',
  consulta: 'Consulta general',
};
