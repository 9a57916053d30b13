/** Texts of the confirmation mail to a visitor, which staff can replace on the contact page. */
import { fillReplyText, REPLY_PLACEHOLDERS, SAMPLE_REPLY_VALUES } from './reply-template';

const { asesor: _, ...REPLY } = REPLY_PLACEHOLDERS;

/** Descriptions for staff. */
export const CONFIRMATION_PLACEHOLDERS = {
  ...REPLY,
  tipo: 'de qué es la consulta, como «sobre un producto» o «general»',
  fecha: 'el día y la hora en que llegó',
} as const;

export type ConfirmationValues = Partial<Record<keyof typeof CONFIRMATION_PLACEHOLDERS, string>>;

/** Values for the preview in the CMS panel. */
export const SAMPLE_CONFIRMATION_VALUES: ConfirmationValues = {
  ...SAMPLE_REPLY_VALUES,
  tipo: 'sobre un producto',
  fecha: 'lunes 23 de noviembre de 2026 a las 09:00',
};

export const CONFIRMATION_TEXTS = {
  subject: 'Recibimos tu consulta {folio}',
  heading: 'Recibimos tu consulta',
  greeting: 'Hola, {nombre}:',
  nextSteps: 'Recibimos tu consulta {tipo} el {fecha}. Ya la tiene nuestro equipo.',
  contactNote: '¿Te urge o quieres agregar algo? Búscanos y menciona tu folio.',
  closing: '',
} as const;

/** The usual texts when the one with placeholders has no value. */
const WITHOUT_NAME: Readonly<Partial<Record<ConfirmationTextName, string>>> = { greeting: 'Hola:' };

type ConfirmationTextName = keyof typeof CONFIRMATION_TEXTS;
export type ConfirmationTexts = Readonly<Record<ConfirmationTextName, string>>;
export type StoredConfirmationTexts = Partial<Record<ConfirmationTextName, string | null>>;

/**
 * Fills the texts that staff wrote. An empty one, and one of which nothing is left because its
 * placeholders have no value, is replaced by its usual text.
 */
export function fillConfirmationTexts(
  stored: StoredConfirmationTexts | null | undefined,
  values: ConfirmationValues,
): ConfirmationTexts {
  const fill = (name: ConfirmationTextName) =>
    fillReplyText(stored?.[name] ?? '', values) ||
    fillReplyText(CONFIRMATION_TEXTS[name], values) ||
    (WITHOUT_NAME[name] ?? '');
  return {
    subject: fill('subject'),
    heading: fill('heading'),
    greeting: fill('greeting'),
    nextSteps: fill('nextSteps'),
    contactNote: fill('contactNote'),
    closing: fill('closing'),
  };
}
