/** `POST /api/enquiries`: request, limits and response. */

export const ENQUIRY_TYPES = ['producto', 'servicio', 'consulta'] as const;
export type EnquiryType = (typeof ENQUIRY_TYPES)[number];
export const ENQUIRY_TYPE_LABELS: Record<EnquiryType, string> = {
  producto: 'Producto',
  servicio: 'Servicio',
  consulta: 'Consulta general',
};

export const ENQUIRY_STATUSES = ['nuevo', 'contactado', 'completado', 'spam'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
export const ENQUIRY_STATUS_LABELS: Record<EnquiryStatus, string> = {
  nuevo: 'Nuevo',
  contactado: 'Contactado',
  completado: 'Completado',
  spam: 'Spam',
};

/** Lengths in characters after trimming; `body` in bytes as sent. */
export const ENQUIRY_LIMITS = {
  name: { min: 2, max: 120 },
  email: { max: 254 },
  phone: { max: 40 },
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
    min: 'El nombre debe tener al menos 2 caracteres',
    max: 'El nombre debe tener como máximo 120 caracteres',
    characters: 'El nombre contiene caracteres no permitidos',
  },
  email: 'Por favor ingresa un email válido',
  phone: 'Por favor ingresa un teléfono válido, de 10 dígitos o con clave de país',
  type: 'Elige el tipo de consulta: producto, servicio o consulta',
  message: {
    min: 'El mensaje debe tener al menos 10 caracteres',
    max: 'El mensaje debe tener como máximo 5000 caracteres',
    characters: 'El mensaje contiene caracteres no permitidos',
  },
  subject: 'El asunto no es válido',
  source: 'El origen no es válido',
  website: 'El sitio web no es válido',
  privacyVersion: 'La versión del aviso de privacidad no es válida',
  newsletter: 'La suscripción al boletín debe ser verdadero o falso',
  visitMs: 'La duración de la visita no es válida',
  body: 'Envía los datos de la consulta en el campo «data»',
  unknownField: 'Este campo no está permitido',
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
};

export type EnquiryResponse = { data: EnquiryReceipt };

export const REPLY_CHANNELS = ['whatsapp', 'email'] as const;
export type ReplyChannel = (typeof REPLY_CHANNELS)[number];

/** One record of an enquiry's `history`, oldest first; the first one is always `created`. */
export type EnquiryHistoryRecord = {
  /** Name of the member of staff, or `visitante`. */
  who: string;
  /** ISO 8601, UTC. */
  when: string;
} & (
  | { event: 'created'; from: null; to: EnquiryStatus }
  | { event: 'status-changed'; from: EnquiryStatus; to: EnquiryStatus }
  | { event: 'replied'; channel: ReplyChannel; template: string }
  | { event: 'noted'; text: string }
);
