import { object, string, type InferType } from '#src/lib/yup.ts';
import { PERSONAL_DATA_MESSAGES, RETENTION_MONTHS } from '@tequiora/cms/contracts/personal-data.ts';

const { min, max } = RETENTION_MONTHS;

/** Parses a number of months; null when it is not in the allowed range. */
export function readMonths(text: string): number | null {
  const months = Number(text);
  return /^\d{1,3}$/.test(text.trim()) && months >= min && months <= max ? months : null;
}

export const retentionSchema = object({
  months: string()
    .trim()
    .default('')
    .test('months', PERSONAL_DATA_MESSAGES.months, (value) => readMonths(value) !== null),
});

export type RetentionValues = InferType<typeof retentionSchema>;

/** Returns the periods, in months, that sentences of the privacy notice mention. */
export function noticeMonths(sentences: readonly string[]): number[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/(\d+)\s+(mes(?:es)?|años?)/gi)].map(
      ([, count, unit]) => Number(count) * (unit?.toLowerCase().startsWith('año') ? 12 : 1),
    ),
  );
}
