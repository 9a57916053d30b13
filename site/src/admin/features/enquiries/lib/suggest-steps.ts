/** The next steps that are suggested after a contact. */
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatNearDay } from '@tequiora/cms/contracts/near-date.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';

export type StepSuggestion = {
  /** A reply, a call that the sender did not pick up, or a step that was done. */
  cause: 'replied' | 'missed' | 'done';
  /** As it is afterwards. */
  enquiry: Pick<EnquiryDetail, 'documentId' | 'folio' | 'name' | 'nextStep' | 'updatedAt'>;
};

/** `label` is the text with the day, such as 'Volver a llamar mañana'. */
type SuggestedStep = { text: string; on: string; label: string };

const FOLLOW_UP = 'Dar seguimiento';
const CALL_AGAIN = 'Volver a llamar';

/** Noon UTC of a day, `YYYY-MM-DD`, is the same day in Mexico. */
const toDate = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Returns the steps to choose from: a missed call is repeated today or on one of the next two business
 * days, and a reply is followed up in one, three or five.
 * @param businessDays the next ones, `YYYY-MM-DD`
 */
export function suggestSteps(
  cause: StepSuggestion['cause'],
  businessDays: readonly string[],
  now: Date,
): SuggestedStep[] {
  const isMissed = cause === 'missed';
  const text = isMissed ? CALL_AGAIN : FOLLOW_UP;
  const [first, second, third, , fifth] = businessDays.filter((day) => day > isoDay(now));
  const days = isMissed ? [isoDay(now), first, second] : [first, third, fifth];
  return days
    .filter((day) => day !== undefined)
    .map((on) => ({ text, on, label: `${text} ${formatNearDay(toDate(on), now)}` }));
}

/** Returns a location state with which an enquiry suggests its next step when it is opened. */
export function withStepSuggestion(isSuggested: boolean): object | undefined {
  return isSuggested ? { isStepSuggested: true } : undefined;
}

/** Reads it from a location state, which may hold anything. */
export function readStepSuggestion(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStepSuggested' in state;
}
