/** `POST /api/newsletter-subscriptions`. */

export const NEWSLETTER_LIMITS = { email: { max: 254 }, body: 16 * 1024 } as const;

export const NEWSLETTER_MESSAGES = {
  email: 'Por favor ingresa un email válido',
  body: 'Envía el correo en el campo «data»',
  unavailable: 'No pudimos guardar tu suscripción. Vuelve a intentarlo en unos segundos.',
  limited: 'Has hecho varios intentos seguidos. Espera un momento y vuelve a intentarlo.',
} as const;

export type NewsletterRequest = { data: { email: string } };

/** The same for new and already subscribed addresses. */
export type NewsletterResponse = { data: { email: string } };
