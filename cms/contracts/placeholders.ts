/** Words in braces that staff write in texts of the site: visitors read what they stand for. */

/** What each stands for, as staff read it. */
export const PLACEHOLDERS = {
  precio: 'el precio de la propia entrada, como «$1,499.99»',
  horario: 'los días y horas de atención de los ajustes, como «lunes a viernes de 9:00 a 18:00»',
  respuesta: 'la promesa de respuesta de los ajustes, como «respuesta en menos de 2 horas»',
  plazo: 'las horas para responder de los ajustes, como «2 horas»',
} as const;

export type PlaceholderName = keyof typeof PLACEHOLDERS;

/** Those whose values are in the site's settings. */
export const SITE_PLACEHOLDERS = ['horario', 'respuesta', 'plazo'] as const;

/** What placeholders stand for; one without a value here is missing. */
export type PlaceholderValues = Partial<Record<PlaceholderName, string>>;

const PLACEHOLDER = /\{\s*(\p{L}+)\s*\}/gu;
/** Text after which a sentence begins. */
const SENTENCE_START = /(?:^|[.!?…]["»”)]*\s|[¿¡\n]|^["«“(])\s*$/u;
/** A word that is capitalised only because it stands first, unlike `CFDI`. */
const CAPITALISED = /^\p{Lu}(?=\p{Ll})/u;

export function isPlaceholderName(name: string): name is PlaceholderName {
  return Object.hasOwn(PLACEHOLDERS, name);
}

/** The words in braces of a text, known or not, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

function fitCase(value: string, before: string): string {
  if (SENTENCE_START.test(before))
    return value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return value.replace(CAPITALISED, (letter) => letter.toLowerCase());
}

/**
 * The text as visitors read it. Braces that are no placeholder, or have no value, stay.
 * @param before what stands before the text in its sentence
 */
export function fillText(text: string, values: PlaceholderValues, before = ''): string {
  return text.replace(PLACEHOLDER, (written, name: string, offset: number) => {
    const value = isPlaceholderName(name) ? values[name] : undefined;
    return value === undefined ? written : fitCase(value, before + text.slice(0, offset));
  });
}

/** `{precio}, {horario} y {plazo}`. */
export function listPlaceholders(names: readonly string[]): string {
  const written = names.map((name) => `{${name}}`);
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(written);
}
