import type { EnquiryHistoryRecord } from '../../contracts/enquiry';
import { type Author, withRecord } from './change-status';

type State = {
  nextStep: string | null;
  nextStepOn: string | null;
  history: EnquiryHistoryRecord[] | null;
};
type NextStep = { text: string; on: string };

/** Replaces the next step; the state is unchanged if it is the same. */
export function setNextStep<T extends State>(state: T, { text, on }: NextStep, by: Author): T {
  if (state.nextStep === text && state.nextStepOn === on) return state;
  const recorded = withRecord(state, { event: 'next-step-set', text, on, ...by });
  return { ...recorded, nextStep: text, nextStepOn: on };
}

/** Marks the next step as done; the state is unchanged if there is none. */
export function finishNextStep<T extends State>(state: T, by: Author): T {
  if (state.nextStep === null) return state;
  const recorded = withRecord(state, { event: 'next-step-done', text: state.nextStep, ...by });
  return { ...recorded, nextStep: null, nextStepOn: null };
}
