/**
 * `POST /api/enquiries/chats`: registers a WhatsApp chat, a call or a visit as an enquiry, for staff. Its
 * source comes from the reference in the message.
 */
import { CONTACT_INTENT_DAYS } from './contact-intent';
import { ENQUIRY_LIMITS, type EnquiryType, type RegisteredChannel } from './enquiry';

export const CHAT_LIMITS = { message: { min: 1, max: ENQUIRY_LIMITS.message.max } } as const;

export const CHAT_MESSAGES = {
  message: {
    min: 'Pega el mensaje o escribe su referencia',
    characters: 'El mensaje contiene caracteres no permitidos',
  },
  phone: 'Por favor ingresa un teléfono válido, de 10 dígitos o con clave de país',
  arrivedAt: {
    invalid: 'Escribe la fecha y la hora en que llegó el chat',
    future: 'La fecha en que llegó el chat no puede ser futura',
    old: `La fecha en que llegó el chat debe ser de los últimos ${CONTACT_INTENT_DAYS} días`,
  },
  channel: 'Elige por dónde llegó',
  confirmed: 'La confirmación debe ser verdadero o falso',
  flag: 'Debe ser verdadero o falso',
  unknown: (reference: string) =>
    `La referencia ${reference} no es de ningún enlace del sitio. Revisa que esté completa, o registra el chat con origen desconocido.`,
  repeated: (reference: string, folio: string) =>
    `El chat con la referencia ${reference} ya está registrado en la consulta ${folio}.`,
  existing: (folio: string) =>
    `El mensaje menciona el folio ${folio}, de una consulta que ya existe.`,
} as const;

export type ChatInput = {
  /** `whatsapp` by default. */
  channel?: RegisteredChannel;
  /** As pasted, with the reference in it; or only the reference. Of a call or a visit, what it was about. */
  message: string;
  name: string;
  /** As typed, with an extension or a second number if there is one. */
  phone: string;
  email?: string;
  type: EnquiryType;
  /** ISO 8601: when the chat arrived, which starts the response target. */
  arrivedAt: string;
  /** It has been answered, which is recorded as a reply of now by its channel. */
  isAnswered?: boolean;
  /** The caller becomes the owner. */
  isMine?: boolean;
  /** Registers the chat despite a `ReferenceProblem`. */
  confirmed?: boolean;
};

export type ChatRequest = { data: ChatInput };

/** Details of the response 409 to a chat that needs confirmation. */
export type ReferenceProblem =
  | { problem: 'unknown' }
  /** The enquiry that the reference or folio belongs to. */
  | { problem: 'repeated'; folio: string; documentId: string };
