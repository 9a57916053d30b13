/** `POST /api/enquiries`: request, limits and response. */
import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE } from './email';
import type { RecordedResult } from './enquiry-result';
import { PHONE_MAX_LENGTH } from './phone';
import type { VisitSource } from './visit-source';

/** Strapi's name of the content type. */
export const ENQUIRY_UID = 'api::enquiry.enquiry';

/** In the order of the form, filters and reports. */
export const ENQUIRY_TYPE_LABELS = {
  producto: 'Producto',
  servicio: 'Servicio',
  consulta: 'Consulta general',
} as const;

export type EnquiryType = keyof typeof ENQUIRY_TYPE_LABELS;
export const ENQUIRY_TYPES = Object.keys(ENQUIRY_TYPE_LABELS) as readonly EnquiryType[];

/** Options of the contact form. */
export const ENQUIRY_TYPE_OPTIONS: Record<EnquiryType, string> = {
  producto: 'Consulta de producto',
  servicio: 'Solicitar un servicio',
  consulta: 'Consulta general',
};

/** Phrases that follow 'consulta'. */
export const ENQUIRY_TYPE_PHRASES: Record<EnquiryType, string> = {
  producto: 'sobre un producto',
  servicio: 'sobre un servicio',
  consulta: 'general',
};

/** Phrases that follow 'sobre' in replies. */
export const ENQUIRY_TYPE_SUBJECTS: Record<EnquiryType, string> = {
  producto: 'el producto que te interesa',
  servicio: 'el servicio que te interesa',
  consulta: 'tu consulta',
};

/** In the order of filters and reports. */
export const ENQUIRY_STATUS_LABELS = {
  nuevo: 'Nuevo',
  contactado: 'Contactado',
  completado: 'Completado',
  spam: 'Spam',
} as const;

export type EnquiryStatus = keyof typeof ENQUIRY_STATUS_LABELS;
export const ENQUIRY_STATUSES = Object.keys(ENQUIRY_STATUS_LABELS) as readonly EnquiryStatus[];

/**
 * Statuses that an enquiry may change to. Spam becomes new before it is handled, and a completed
 * enquiry is reopened before anything else, which clears its result.
 */
export const ENQUIRY_TRANSITIONS: Record<EnquiryStatus, readonly EnquiryStatus[]> = {
  nuevo: ['contactado', 'completado', 'spam'],
  contactado: ['completado', 'nuevo', 'spam'],
  completado: ['contactado'],
  spam: ['nuevo'],
};

/** How an enquiry arrived. In the order of filters. */
export const ENQUIRY_CHANNEL_LABELS = {
  formulario: 'Formulario',
  whatsapp: 'WhatsApp',
} as const;

export type EnquiryChannel = keyof typeof ENQUIRY_CHANNEL_LABELS;
export const ENQUIRY_CHANNELS = Object.keys(ENQUIRY_CHANNEL_LABELS) as readonly EnquiryChannel[];

/** Lengths in characters after trimming; `body` in bytes as sent. */
export const ENQUIRY_LIMITS = {
  name: { min: 2, max: 120 },
  email: { max: EMAIL_MAX_LENGTH },
  phone: { max: PHONE_MAX_LENGTH },
  message: { min: 10, max: 5000 },
  /** Clients must truncate these two: longer values are refused. */
  subject: { max: 120 },
  source: { max: 255 },
  website: { max: 2000 },
  privacyVersion: { max: 40 },
  body: 16 * 1024,
} as const;

/** An enquiry sent sooner after opening the page is marked as spam. */
export const MIN_VISIT_MS = 2_000;

/** Header that makes retries safe: a UUID, unique per enquiry, the same for its retries. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const ENQUIRY_MESSAGES = {
  name: {
    min: `El nombre debe tener al menos ${ENQUIRY_LIMITS.name.min} caracteres`,
    max: `El nombre debe tener como máximo ${ENQUIRY_LIMITS.name.max} caracteres`,
    characters: 'El nombre contiene caracteres no permitidos',
  },
  email: EMAIL_MESSAGE,
  phone: 'Por favor ingresa un teléfono válido, de 10 dígitos o con clave de país',
  type: `Elige el tipo de consulta: ${ENQUIRY_TYPES.slice(0, -1).join(', ')} o ${ENQUIRY_TYPES.at(-1)}`,
  message: {
    min: `El mensaje debe tener al menos ${ENQUIRY_LIMITS.message.min} caracteres`,
    max: `El mensaje debe tener como máximo ${ENQUIRY_LIMITS.message.max} caracteres`,
    characters: 'El mensaje contiene caracteres no permitidos',
  },
  subject: 'El asunto no es válido',
  source: 'El origen no es válido',
  website: 'El sitio web no es válido',
  privacyVersion: 'La versión del aviso de privacidad no es válida',
  newsletter: 'La suscripción al boletín debe ser verdadero o falso',
  visitMs: 'La duración de la visita no es válida',
  body: 'Envía los datos de la consulta en el campo «data»',
  idempotencyKey: 'La clave de repetición debe ser un UUID',
  keyReused: 'Esta clave de repetición ya se usó con otros datos',
  invalid: 'Revisa los datos marcados',
  limited: 'Has enviado varias consultas seguidas. Espera un momento y vuelve a intentarlo.',
  unavailable:
    'No pudimos guardar tu consulta en este momento. Vuelve a intentarlo en unos segundos.',
  failed: 'Hubo un error al enviar tu mensaje. Por favor intenta nuevamente.',
} as const;

export type EnquiryInput = {
  name: string;
  email: string;
  phone?: string;
  type: EnquiryType;
  message: string;
  /** Name of the product whose page linked to the form. */
  subject?: string;
  /** Path and campaign the visitor came from. */
  source?: string;
  /** Invalid values in it are dropped. */
  visit?: VisitSource;
  /** Honeypot: invisible to people, so it must be empty. */
  website?: string;
  /** Version of the privacy notice that the visitor accepted. */
  privacyVersion?: string;
  /** Whether the visitor also wants the newsletter. */
  newsletter?: boolean;
  /** Milliseconds from opening the page to sending; omitted when not meaningful. */
  visitMs?: number;
};

export type EnquiryRequest = { data: EnquiryInput };

export type EnquiryReceipt = {
  /** Reference for people, such as `TQ-7F3K9M`. */
  folio: string;
  status: 'nuevo';
  /** ISO 8601, UTC. */
  createdAt: string;
  /** When the company has promised to answer by; ISO 8601, UTC. */
  dueAt: string;
};

export type EnquiryResponse = { data: EnquiryReceipt };

export const REPLY_CHANNELS = ['whatsapp', 'email'] as const;
export type ReplyChannel = (typeof REPLY_CHANNELS)[number];

/** Why an enquiry was released by the program, whose records name `SYSTEM` as `who`. */
export type ReleaseReason = 'overdue' | 'account-deleted' | 'account-disabled';
export const SYSTEM = 'sistema';

/** One record of an enquiry's `history`, oldest first; the first one is always `created`. */
export type EnquiryHistoryRecord = {
  /** Name of the member of staff, `visitante` or `sistema`. */
  who: string;
  /** ISO 8601, UTC. */
  when: string;
} & (
  | { event: 'created'; from: null; to: EnquiryStatus }
  /** Staff registered a chat; `created` is then its arrival. */
  | { event: 'registered' }
  | { event: 'status-changed'; from: EnquiryStatus; to: EnquiryStatus; result?: RecordedResult }
  /** A completed enquiry got another result; `from` is null if it had none. */
  | { event: 'result-changed'; from: RecordedResult | null; to: RecordedResult }
  /** `template`: its name when the reply was sent (`replyTemplateName`); none for a free text. */
  | { event: 'replied'; channel: ReplyChannel; template?: string }
  | { event: 'noted'; text: string }
  | { event: 'taken' }
  /** `to` and `from`: name of the owner. */
  | { event: 'assigned'; to: string }
  | { event: 'released'; from: string; reason?: ReleaseReason }
  /** `on`: `YYYY-MM-DD`. */
  | { event: 'next-step-set'; text: string; on: string }
  | { event: 'next-step-done'; text: string }
);
