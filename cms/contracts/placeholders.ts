/** Placeholders in braces that staff write in texts; visitors see their values. */

/** Descriptions for staff. */
export const PLACEHOLDERS = {
  precio: 'el precio de la propia entrada, o el de su oferta mientras dura, como «$1,499.99»',
  horario: 'los días y horas de atención de los ajustes, como «lunes a viernes de 9:00 a 18:00»',
  respuesta: 'la promesa de respuesta de los ajustes, como «respuesta en menos de 2 horas»',
  plazo: 'las horas para responder de los ajustes, como «2 horas»',
} as const;

export type PlaceholderName = keyof typeof PLACEHOLDERS;

/** Placeholders with values in the site settings. */
export const SITE_PLACEHOLDERS = ['horario', 'respuesta', 'plazo'] as const;

/** Values of placeholders; missing when there is no value. */
export type PlaceholderValues = Partial<Record<PlaceholderName, string>>;

const PLACEHOLDER = /\{\s*(\p{L}+)\s*\}/gu;
/** Text before the start of a sentence. */
const SENTENCE_START = /(?:^|[.!?…]["»”)]*\s|[¿¡\n]|^["«“(])\s*$/u;
/** A word that is capitalised only at the start of a sentence, unlike `CFDI`. */
const CAPITALISED = /^\p{Lu}(?=\p{Ll})/u;

export function isPlaceholderName(name: string): name is PlaceholderName {
  return Object.hasOwn(PLACEHOLDERS, name);
}

/** Returns the distinct names in braces, known or not. */
export function findPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** Only the values of `PLACEHOLDERS` lose their capital within a sentence; other values are names. */
function fitCase(name: string, value: string, before: string): string {
  if (SENTENCE_START.test(before))
    return value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (!isPlaceholderName(name)) return value;
  return value.replace(CAPITALISED, (letter) => letter.toLowerCase());
}

/**
 * Replaces placeholders by their values. Placeholders without a value are kept.
 * @param before text that precedes `text` in its sentence
 */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
  before = '',
): string {
  return text.replace(PLACEHOLDER, (written, name: string, offset: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? written : fitCase(name, value, before + text.slice(0, offset));
  });
}

/** Formats `{precio}, {horario} y {plazo}`. */
export function listPlaceholders(names: readonly string[]): string {
  const written = names.map((name) => `{${name}}`);
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(written);
}

/** Describes a placeholder that is none of the known ones. */
export function unknownPlaceholder(name: string, known: readonly string[]): string {
  return `{${name}} no existe; puedes usar ${listPlaceholders(known)}`;
}
