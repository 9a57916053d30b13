type Extra = { extraLabel?: string | null; extraAnswer?: string | null };

/**
 * Returns the answer to the additional field of a form after its label: '¿Cuántas mesas? De 10 a 20'. Null
 * without an answer. Programs can send any label, so it is not shown as that of a fact.
 */
export function formatExtra({ extraLabel, extraAnswer }: Extra): string | null {
  if (!extraAnswer) return null;
  if (!extraLabel) return extraAnswer;
  return `${extraLabel}${/[?:]$/.test(extraLabel) ? '' : ':'} ${extraAnswer}`;
}
