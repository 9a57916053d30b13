/** Templates for replies to enquiries: their placeholders, how they are filled, and the API. */
import type { ReplyMailDraft } from './enquiry-mail';
import {
  fillPlaceholders,
  findPlaceholders,
  listPlaceholders,
  PLACEHOLDERS,
  unknownPlaceholder,
} from './placeholders';

/** Descriptions for staff. */
export const REPLY_PLACEHOLDERS = {
  nombre: 'el nombre de pila de quien escribió',
  folio: 'el folio de la consulta',
  asunto:
    'el producto o servicio desde el que escribió; si no se sabe, «el producto que te interesa»',
  empresa: 'el nombre de la empresa',
  precio: 'el precio de ese producto o servicio',
  asesor: 'el nombre de pila de quien responde',
  horario: PLACEHOLDERS.horario,
  respuesta: PLACEHOLDERS.respuesta,
  plazo: PLACEHOLDERS.plazo,
} as const;

export type ReplyPlaceholder = keyof typeof REPLY_PLACEHOLDERS;

/** Values for one enquiry; missing when there is no value. */
export type ReplyValues = Partial<Record<ReplyPlaceholder, string>>;

const KNOWN = Object.keys(REPLY_PLACEHOLDERS);
/** Placeholders with a value in every enquiry: a subject cannot leave out a sentence. */
const IN_SUBJECT = ['nombre', 'folio', 'asunto', 'empresa'];

/** Values for the preview in the CMS panel. */
export const SAMPLE_REPLY_VALUES: Required<ReplyValues> = {
  nombre: 'Rosaura',
  folio: 'TQ-4MXK7R',
  asunto: 'Terminal Istmo 15',
  empresa: 'Tequiora',
  precio: '$12,490',
  asesor: 'Araceli',
  horario: 'lunes a viernes de 9:00 a 18:00',
  respuesta: 'respuesta en menos de 2 horas',
  plazo: '2\u00a0horas',
};

/** Texts of a template, as staff write them. */
export type ReplyTexts = { subject: string; text: string };

export const REPLY_TEXT_LABELS: Record<keyof ReplyTexts, string> = {
  subject: 'Asunto del correo',
  text: 'Texto',
};

/** A template that is offered for an enquiry. */
export type ReplyTemplate = ReplyTexts & { documentId: string; name: string };

/**
 * `GET /api/enquiries/:documentId/reply-templates`: the templates for the type of the enquiry in
 * manual order, the values of their placeholders, and what a reply by mail needs; null if no mail server
 * is configured.
 */
export type ReplyTemplatesResponse = {
  data: { templates: ReplyTemplate[]; values: ReplyValues; mail: ReplyMailDraft | null };
};

/** A sentence with the spaces after it. */
const SENTENCE = /.+?(?:[.!?…]["»”)]*\s+(?=[\p{Lu}\d¿¡«“{•])|$)/gu;

/**
 * Fills a text. Leaves out sentences with a placeholder without a value, and lines that become
 * empty.
 */
export function fillReplyText(text: string, values: ReplyValues): string {
  const hasValues = (sentence: string) =>
    findPlaceholders(sentence).every((name) => Object.hasOwn(values, name));
  const lines = text.split('\n').flatMap((line) => {
    if (line.trim() === '') return [''];
    const sentences = (line.match(SENTENCE) ?? []).filter(hasValues);
    return sentences.length > 0 ? [fillPlaceholders(sentences.join('').trimEnd(), values)] : [];
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function describeProblem(field: keyof ReplyTexts, name: string): string | undefined {
  if (!KNOWN.includes(name)) {
    return unknownPlaceholder(name, field === 'subject' ? IN_SUBJECT : KNOWN);
  }
  if (field === 'text' || IN_SUBJECT.includes(name)) return undefined;
  return `{${name}} no siempre tiene valor; aquí puedes usar ${listPlaceholders(IN_SUBJECT)}`;
}

/** Returns a Spanish message for each placeholder that cannot be used where it is. */
export function findReplyTextProblems(texts: Partial<ReplyTexts>) {
  return (['subject', 'text'] as const).flatMap((field) =>
    findPlaceholders(texts[field] ?? '').flatMap((name) => {
      const problem = describeProblem(field, name);
      return problem
        ? [{ path: [field], message: `«${REPLY_TEXT_LABELS[field]}»: ${problem}.` }]
        : [];
    }),
  );
}

/** Names of the templates before staff could edit them; their records store these ids. */
const FORMER_IDS: Readonly<Record<string, string>> = {
  acuse: 'Acuse y próxima llamada',
  'datos-cotizacion': 'Pedir datos para cotizar',
  propuesta: 'Propuesta enviada',
  seguimiento: 'Seguimiento',
};

/** Returns the name of the template of a reply; older records store an id. */
export function replyTemplateName(stored: string): string {
  return (Object.hasOwn(FORMER_IDS, stored) ? FORMER_IDS[stored] : undefined) ?? stored;
}
