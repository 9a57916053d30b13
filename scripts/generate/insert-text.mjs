/**
 * Returns the source with a text added after a landmark: the last of the given strings, each searched
 * for after the previous one. `isBefore` adds it before that string instead.
 * @param {string} source
 * @param {{ landmark: string[], text: string, isBefore?: boolean }} insertion
 * @throws when a string of the landmark is missing
 */
export function insertText(source, { landmark, text, isBefore = false }) {
  let start = 0;
  let end = 0;
  for (const part of landmark) {
    start = source.indexOf(part, end);
    if (start < 0) throw new Error(`the landmark «${part}» is missing`);
    end = start + part.length;
  }
  const cut = isBefore ? start : end;
  return `${source.slice(0, cut).trimEnd()}\n${text}\n${source.slice(cut).replace(/^ *\n/, '')}`.trimStart();
}
