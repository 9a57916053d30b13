/** `POST /api/enquiries`: request, limits and response. */
import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE } from './email';
import type { CorrectedField } from './enquiry-correction';
import type { EnquiryLineInput } from './enquiry-lines';
import type { MailProblem } from './enquiry-mail';
import type { Quote } from './enquiry-quote';
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
  dudoso: 'Dudoso',
  spam: 'Spam',
} as const;

export type EnquiryStatus = keyof typeof ENQUIRY_STATUS_LABELS;
export const ENQUIRY_STATUSES = Object.keys(ENQUIRY_STATUS_LABELS) as readonly EnquiryStatus[];

/**
 * Statuses that lists and figures leave out: `dudoso` until staff confirm that the enquiry is genuine,
 * and `spam` for one with several signs of spam.
 */
export const SUSPECT_STATUSES: readonly EnquiryStatus[] = ['dudoso', 'spam'];

/**
 * Statuses that an enquiry may change to. Spam becomes new before it is handled, and a completed
 * enquiry is reopened before anything else, which clears its result. A reply to a doubtful enquiry
 * confirms it.
 */
export const ENQUIRY_TRANSITIONS: Record<EnquiryStatus, readonly EnquiryStatus[]> = {
  nuevo: ['contactado', 'completado', 'spam'],
  contactado: ['completado', 'nuevo', 'spam'],
  completado: ['contactado'],
  dudoso: ['nuevo', 'contactado', 'completado', 'spam'],
  spam: ['nuevo'],
};

/** How an enquiry arrived. In the order of filters. */
export const ENQUIRY_CHANNEL_LABELS = {
  formulario: 'Formulario',
  whatsapp: 'WhatsApp',
  llamada: 'Llamada',
  visita: 'En persona',
  correo: 'Correo',
  anuncio: 'Anuncio',
} as const;

export type EnquiryChannel = keyof typeof ENQUIRY_CHANNEL_LABELS;
export const ENQUIRY_CHANNELS = Object.keys(ENQUIRY_CHANNEL_LABELS) as readonly EnquiryChannel[];

/** How an enquiry arrived, as a phrase that follows 'llegó'. */
export const ENQUIRY_CHANNEL_PHRASES: Record<EnquiryChannel, string> = {
  formulario: 'por el formulario',
  whatsapp: 'por WhatsApp',
  llamada: 'por teléfono',
  visita: 'en persona',
  correo: 'por correo',
  anuncio: 'por un anuncio',
};

/** Channels whose enquiries staff register, as the history calls what arrived. */
export const REGISTERED_CHANNEL_PHRASES = {
  whatsapp: 'el chat',
  llamada: 'la llamada',
  visita: 'la visita',
} as const satisfies Partial<Record<EnquiryChannel, string>>;

export type RegisteredChannel = keyof typeof REGISTERED_CHANNEL_PHRASES;
export const REGISTERED_CHANNELS = Object.keys(
  REGISTERED_CHANNEL_PHRASES,
) as readonly RegisteredChannel[];

/** Lengths in characters after trimming; `body` in bytes as sent. */
export const ENQUIRY_LIMITS = {
  name: { min: 2, max: 120 },
  email: { max: EMAIL_MAX_LENGTH },
  phone: { max: PHONE_MAX_LENGTH },
  message: { min: 10, max: 5000 },
  /** Clients must truncate these two: longer values are refused. */
  subject: { max: 120 },
  source: { max: 255 },
  honeypot: { max: 2000 },
  privacyVersion: { max: 40 },
  /** The additional field of a form section, and what the visitor put in it. */
  extraLabel: { max: 80 },
  extraAnswer: { max: 255 },
  body: 16 * 1024,
} as const;

/** An enquiry sent sooner after opening the page has a sign of spam. */
export const MIN_VISIT_MS = 2_000;

/**
 * Honeypot: a field that people do not see, so it must be empty. Browsers and password managers
 * recognise no such name, so they do not fill it in.
 */
export const HONEYPOT_FIELD = 'zq7';

/** Its name until November 2026, which pages in caches and open tabs still send. */
export const EARLIER_HONEYPOT_FIELD = 'website';

/** Where a form of a section leads without JavaScript: `/buen-fin#gracias-seccion-pedir`. */
export const THANKS_FIELD = 'thanks';

/** Header that makes retries safe: a UUID, unique per enquiry, the same for its retries. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const ENQUIRY_MESSAGES = {
  name: {
    min: `El nombre debe tener al menos ${ENQUIRY_LIMITS.name.min} caracteres`,
    characters: 'El nombre contiene caracteres no permitidos',
  },
  email: EMAIL_MESSAGE,
  phone: {
    min: 'El teléfono no es válido',
    characters: 'El teléfono contiene caracteres no permitidos',
  },
  type: `Elige el tipo de consulta: ${ENQUIRY_TYPES.slice(0, -1).join(', ')} o ${ENQUIRY_TYPES.at(-1)}`,
  message: {
    min: `El mensaje debe tener al menos ${ENQUIRY_LIMITS.message.min} caracteres`,
    characters: 'El mensaje contiene caracteres no permitidos',
  },
  subject: 'El asunto no es válido',
  source: 'El origen no es válido',
  honeypot: 'El campo oculto no es válido',
  privacyVersion: 'La versión del aviso de privacidad no es válida',
  extraLabel: 'El nombre del campo adicional no es válido',
  extraAnswer: {
    min: 'Falta tu respuesta',
    characters: 'La respuesta contiene caracteres no permitidos',
  },
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
  /** As typed. */
  phone?: string;
  type: EnquiryType;
  message: string;
  /** What the enquiry is about: the product whose page linked to the form, or what its section says. */
  subject?: string;
  /** The additional field of a form section and the answer to it; a label without an answer is dropped. */
  extraLabel?: string;
  extraAnswer?: string;
  /** The products of the visitor's list. Invalid lines are dropped. */
  lines?: EnquiryLineInput[];
  /** Path and campaign the visitor came from. */
  source?: string;
  /** Invalid values in it are dropped. */
  visit?: VisitSource;
  [HONEYPOT_FIELD]?: string;
  [EARLIER_HONEYPOT_FIELD]?: string;
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

/** Channels that a reply is composed for. */
export const REPLY_CHANNELS = ['whatsapp', 'email'] as const;
export type ReplyChannel = (typeof REPLY_CHANNELS)[number];

/** How staff contact the sender, as a phrase that follows 'respondió'. In the order of choices. */
export const CONTACT_CHANNEL_PHRASES = {
  whatsapp: 'por WhatsApp',
  email: 'por correo',
  call: 'por teléfono',
  visit: 'en persona',
} as const;

export type ContactChannel = keyof typeof CONTACT_CHANNEL_PHRASES;
export const CONTACT_CHANNELS = Object.keys(CONTACT_CHANNEL_PHRASES) as readonly ContactChannel[];

/** Whether, and how, an enquiry was answered that is completed without a recorded reply. */
export const COMPLETION_ANSWERS = [...CONTACT_CHANNELS, 'none'] as const;
export type CompletionAnswer = ContactChannel | 'none';

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
  /** Staff registered it; `created` is then its arrival. Without `channel`, it is a chat. */
  | { event: 'registered'; channel?: RegisteredChannel }
  /** Staff imported it from a sheet; `created` is then its arrival. */
  | { event: 'imported' }
  /** `isUnanswered`: staff completed it and stated that it was not answered. */
  | {
      event: 'status-changed';
      from: EnquiryStatus;
      to: EnquiryStatus;
      result?: RecordedResult;
      isUnanswered?: true;
    }
  /** A completed enquiry got another result; `from` is null if it had none. */
  | { event: 'result-changed'; from: RecordedResult | null; to: RecordedResult }
  /**
   * `template`: its name when the reply was sent (`replyTemplateName`); none for a free text. `mailId`: of
   * the mail that left from here.
   */
  | { event: 'replied'; channel: ContactChannel; template?: string; mailId?: string }
  /** A mail server refused a mail for good, or it could not be sent for days. */
  | ({ event: 'mail-refused'; mailId: string } & MailProblem)
  /** A mail was accepted and came back later. */
  | ({ event: 'mail-bounced'; mailId: string } & MailProblem)
  /** The sender, or a program of the sender, wrote a mail. */
  | { event: 'mail-received'; mailId: string; isAutomatic?: true }
  /** Staff moved a received mail to a new enquiry. */
  | { event: 'mail-moved'; mailId: string; folio: string }
  /** Staff stated that what the sender wrote needs no reply. */
  | { event: 'reply-not-needed' }
  /** Staff called, and the sender did not pick up. */
  | { event: 'call-missed' }
  /** Staff corrected data of the enquiry. */
  | { event: 'corrected'; changes: CorrectedField[] }
  | { event: 'noted'; text: string }
  | { event: 'taken' }
  /** `to` and `from`: name of the owner. */
  | { event: 'assigned'; to: string }
  | { event: 'released'; from: string; reason?: ReleaseReason }
  /** `on`: `YYYY-MM-DD`. */
  | { event: 'next-step-set'; text: string; on: string }
  | { event: 'next-step-done'; text: string }
  /** The enquiry was closed before the step was done. */
  | { event: 'next-step-dropped'; text: string }
  /** `from`: the quote that it replaced. */
  | { event: 'quoted'; to: Quote; from?: Quote }
  | { event: 'quote-dropped'; from: Quote }
  /** `records`: those of the change that was undone, which the history no longer has. */
  | { event: 'undone'; records: EnquiryHistoryRecord[] }
);
