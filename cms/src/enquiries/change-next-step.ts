import type { EnquiryHistoryRecord, EnquiryStatus } from '../../contracts/enquiry';
import { ENQUIRY_OWNER_MESSAGES } from '../../contracts/enquiry-owner';
import { invalidField } from '../platform/http/errors';
import { type Author, withRecord } from './change-status';

type State = {
  status?: EnquiryStatus;
  nextStep: string | null;
  nextStepOn: string | null;
  history: EnquiryHistoryRecord[] | null;
};
type NextStep = { text: string; on: string };

/**
 * Replaces the next step; the state is unchanged if it is the same.
 * @throws HttpError for a closed enquiry, whose steps are not shown
 */
export function setNextStep<T extends State>(state: T, { text, on }: NextStep, by: Author): T {
  if (state.status === 'completado' || state.status === 'spam') {
    throw invalidField(['text'], ENQUIRY_OWNER_MESSAGES.closedStep);
  }
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
