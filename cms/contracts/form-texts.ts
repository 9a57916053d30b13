/** Texts of the contact form that staff can replace on the contact page. */
import { ENQUIRY_TYPE_OPTIONS, type EnquiryType } from './enquiry';

export const FORM_TEXTS = {
  nameLabel: 'Nombre completo',
  emailLabel: 'Correo',
  phoneLabel: 'Teléfono (opcional, 10 dígitos)',
  typeLabel: 'Tipo de consulta',
  productOption: ENQUIRY_TYPE_OPTIONS.producto,
  serviceOption: ENQUIRY_TYPE_OPTIONS.servicio,
  generalOption: ENQUIRY_TYPE_OPTIONS.consulta,
  messageLabel: 'Mensaje',
  newsletterLabel: 'Quiero recibir novedades de Tequiora por correo',
  submitLabel: 'Enviar mensaje',
  thanksTitle: 'Mensaje enviado',
  thanksText: 'Hemos recibido tu consulta. Te contactaremos pronto.',
} as const;

export type FormTextName = keyof typeof FORM_TEXTS;
export type FormTexts = Readonly<Record<FormTextName, string>>;

/** The text of each option of the type of enquiry. */
export const ENQUIRY_TYPE_TEXTS: Readonly<Record<EnquiryType, FormTextName>> = {
  producto: 'productOption',
  servicio: 'serviceOption',
  consulta: 'generalOption',
};

/** Returns the texts that staff wrote; an empty one is replaced by its usual text. */
export function completeTexts<Usual extends Readonly<Record<string, string>>>(
  usual: Usual,
  stored: Readonly<Partial<Record<keyof Usual, string | null>>> | null | undefined,
): Readonly<Record<keyof Usual, string>> {
  const written = Object.entries<string | null | undefined>(stored ?? {}).filter(
    ([name, text]) => Object.hasOwn(usual, name) && text?.trim(),
  );
  return { ...usual, ...Object.fromEntries(written) };
}

export function completeFormTexts(
  stored: Partial<Record<FormTextName, string | null>> | null | undefined,
): FormTexts {
  return completeTexts(FORM_TEXTS, stored);
}
