const MARKS_BUT_TILDE = /(n\u0303)|[\u0300-\u036f]/g;
const MARKS = /[\u0300-\u036f]/g;

/** Lower case without accents, for searching: 'Diseño' → 'diseno'. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase();
}

/** Lower case without accents but with «ñ», which is a letter of its own: 'Diseño Gráfico' → 'diseño grafico'. */
export function foldAccentsKeepingEnye(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS_BUT_TILDE, '$1').normalize('NFC');
}

/** A title without the asterisks that mark its highlighted part. */
export function plain(text: string): string {
  return text.replaceAll('*', '');
}

export type TextPart = { text: string; isHighlighted: boolean };

/** 'Vende más *sin perder*' → its two parts. An asterisk without a partner is left out. */
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

/** Initials of a name: first letters of its first two words, apart from articles and the like. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '' && !PARTICLES.has(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es-MX'))
    .join('');
}
