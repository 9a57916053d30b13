import type { BadgeTone } from '#src/components/ui/badge.tsx';
import type { EnquiryStatus } from '@tequiora/cms/contracts/enquiry.ts';

export {
  ENQUIRY_CHANNEL_LABELS as CHANNEL_LABELS,
  ENQUIRY_STATUS_LABELS as STATUS_LABELS,
  ENQUIRY_TYPE_LABELS as TYPE_LABELS,
} from '@tequiora/cms/contracts/enquiry.ts';

export const STATUS_TONES: Record<EnquiryStatus, BadgeTone> = {
  nuevo: 'blue',
  contactado: 'amber',
  completado: 'green',
  dudoso: 'red',
  spam: 'gray',
};
