/** El mar, 3 feb 2026 a las 10:12, Ana <ana@empresa.mx> escribió: — in programs also over three lines. */
const INTRODUCTION = /^(?:El|On|Em|Le|Am)\s/;
const INTRODUCTION_END = /\b(?:escribió|wrote|escreveu|a écrit|schrieb)\s?:$/;
const INTRODUCTION_LINES = 3;
/** -----Mensaje original----- */
const SEPARATOR =
  /^-{2,} ?(?:mensaje original|original message|mensaje reenviado|forwarded message) ?-{2,}$/i;
/** Outlook: De: …, then Enviado el: …, Para: …, Asunto: … */
const HEADER_FROM = /^\*?(?:De|From):\*?\s\S/;
const HEADER = /^\*?(?:Enviado(?: el)?|Fecha|Para|Sent|Date|To):\*?\s/;
const RULE = /^_{20,}$/;
const QUOTED_OR_BLANK = /^>|^$/;

const MAX_LINE = 500;

/** Returns true if a quotation of an earlier mail starts at the line and continues to the end. */
function opensQuote(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  const next = lines[index + 1] ?? '';
  if (SEPARATOR.test(line)) return true;
  if (HEADER_FROM.test(line) && HEADER.test(next)) return true;
  if (RULE.test(line) && HEADER_FROM.test(next)) return true;
  if (!INTRODUCTION.test(line)) return false;
  return lines
    .slice(index, index + INTRODUCTION_LINES)
    .some((introduction) => INTRODUCTION_END.test(introduction));
}

/** Returns the first of the lines that quote, up to the end. */
function startOfQuotedEnd(lines: readonly string[]): number {
  let first = lines.length;
  while (first > 0 && QUOTED_OR_BLANK.test(lines[first - 1] ?? '')) first -= 1;
  return lines.slice(first).some((line) => line.startsWith('>')) ? first : lines.length;
}

/**
 * Splits a mail into what its sender wrote and what it quotes of earlier mails at its end. Quotations between
 * what the sender wrote stay where they are; so does a quotation that is all that there is.
 */
export function splitQuote(mail: string): { text: string; quoted: string } {
  const lines = mail.trim().split('\n');
  const short = lines.map((line) => line.slice(0, MAX_LINE).trim());
  const opening = short.findIndex((_line, index) => opensQuote(short, index));
  const start = Math.min(opening < 0 ? lines.length : opening, startOfQuotedEnd(short));
  const text = lines.slice(0, start).join('\n').trim();
  if (text === '') return { text: lines.join('\n'), quoted: '' };
  return { text, quoted: lines.slice(start).join('\n').trim() };
}
