const MARKS_BUT_TILDE = /(n\u0303)|[\u0300-\u036f]/g;

/**
 * Returns lower case without accents but with «ñ», a separate letter: 'Diseño Gráfico' → 'diseño
 * grafico'.
 */
export function foldAccentsKeepingEnye(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS_BUT_TILDE, '$1').normalize('NFC');
}

/** Returns a title without highlight asterisks. */
export function removeHighlightMarks(text: string): string {
  return text.replaceAll('*', '');
}

type TextPart = { text: string; isHighlighted: boolean };

/** Splits 'Vende más *sin perder*' into its two parts. An unpaired asterisk is dropped. */
export function highlightParts(text: string): TextPart[] {
  return text
    .split(/\*([^*]+)\*/)
    .map((part, index) => ({ text: part.replaceAll('*', ''), isHighlighted: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const PARTICLES = new Set([
  'a',
  'con',
  'de',
  'del',
  'e',
  'el',
  'en',
  'la',
  'las',
  'los',
  'para',
  'y',
]);

/**
 * Returns the first letters of the first two words of a name, without articles and prepositions.
 */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '' && !PARTICLES.has(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es-MX'))
    .join('');
}
