/**
 * `POST /api/contact-intents`: a press of a chat link, sent while the chat opens. It holds no personal
 * data. Responds with 204; the site does not wait for it.
 */
import type { VisitSource } from './visit-source';

/** Days for which an intent is kept, and within which a chat can be registered. */
export const CONTACT_INTENT_DAYS = 90;

export const CONTACT_INTENT_MESSAGES = {
  reference: 'La referencia no es de un enlace de este sitio',
  limited: 'Has abierto el chat varias veces seguidas. Espera un momento.',
  unavailable: 'No pudimos anotar el contacto en este momento.',
} as const;

export type ContactIntentRequest = {
  /** `reference` names the link and this press: `TQ-W7F3K-9MPQR`. */
  data: { reference: string; visit?: VisitSource };
};
