import type { Values } from '../../../content-model/panel/form-schema';
import { changedFields } from './unsaved-entry';

type FormState = { values: Values; loaded: Values; isModified: boolean; isSubmitting: boolean };

/** A save or publication under way: the form when it started, and as typed since. */
export type Submission = { sent: Values; loaded: Values; typed: Values };

/** Returns the submission under way after a change of the form; undefined when there is none. */
export function trackSubmission(
  submission: Submission | undefined,
  { values, loaded, isSubmitting }: FormState,
): Submission | undefined {
  if (!isSubmitting) return undefined;
  if (!submission) return { sent: values, loaded, typed: values };
  // The saved entry may replace the values before the submission ends.
  return loaded === submission.loaded ? { ...submission, typed: values } : submission;
}

/** Returns the fields typed during a submission that succeeded, which the saved entry replaces. */
export function typedDuring(
  { sent, typed }: Submission,
  { isModified }: FormState,
): ReturnType<typeof changedFields> {
  return isModified ? undefined : changedFields(sent, typed);
}
