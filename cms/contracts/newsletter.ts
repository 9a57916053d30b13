/** `POST /api/newsletter-subscriptions`. */
import { EMAIL_MESSAGE } from './email';

export const NEWSLETTER_MESSAGES = {
  email: EMAIL_MESSAGE,
  body: 'Envía el correo en el campo «data»',
  unavailable: 'No pudimos guardar tu suscripción. Vuelve a intentarlo en unos segundos.',
  limited: 'Has hecho varios intentos seguidos. Espera un momento y vuelve a intentarlo.',
} as const;

export type NewsletterRequest = { data: { email: string } };

/** The same for new and already subscribed addresses. */
export type NewsletterResponse = { data: { email: string } };
