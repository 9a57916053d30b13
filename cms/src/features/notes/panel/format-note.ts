import type { EntryNote, ListedNote } from '../../../../contracts/entry-notes';
import { esLabels } from '../../../content-model/views/es-labels';
import { formatWhen } from '../../../platform/panel/format-short-date-time';

/** Returns the label of a field in the form. */
export const fieldLabelOf = (uid: string, field: string): string =>
  esLabels[`content-types.${uid}`]?.[field] ?? field;

/** Returns 'Ana, a las 14:05', and who resolved the note. */
export function formatNoteAuthor({ who, at, resolvedBy, resolvedAt }: EntryNote): string {
  const written = `${who}, ${formatWhen(at)}.`;
  return resolvedAt === null
    ? written
    : `${written} La resolvió ${resolvedBy} ${formatWhen(resolvedAt)}.`;
}

/** Returns 'Ana, a las 14:05, sobre «Precio»: «Falta el IVA.»'. */
export function formatListedNote({ uid, field, text, who, at }: ListedNote): string {
  const place = field === null ? '' : `, sobre «${fieldLabelOf(uid, field)}»`;
  return `${who}, ${formatWhen(at)}${place}: «${text}»`;
}
