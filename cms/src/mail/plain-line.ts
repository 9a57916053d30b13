const NOT_IN_A_LINE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/**
 * One line without anything that starts another one or changes how it reads: for headers, where a
 * line break would begin a header of somebody else's choice.
 */
export function plainLine(text: string, max = 120): string {
  const line = text.replace(NOT_IN_A_LINE, ' ').trim();
  const characters = [...line];
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line;
}
