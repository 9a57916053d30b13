// The joiner within emoji is kept.
const LINE_BREAKS_AND_FORMATTING = /(?:(?!\u200D)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu;

/**
 * Returns `text` as a single line without control or formatting characters, cut to `max` characters.
 * Prevents header injection through line breaks.
 */
export function plainLine(text: string, max = 120): string {
  const line = text.replace(LINE_BREAKS_AND_FORMATTING, ' ').trim();
  const characters = [...line];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line;
}
