import { findFailure } from '#src/lib/find-failure.ts';

/** Time for the scripts to take over; then the form is posted as without scripts. */
const MAX_HOLD_MS = 8000;

/**
 * Prevents the submission of a form before hydration, which would leave the page. `replayEarlyActions`
 * repeats it; without a connection the form reports a failure at once.
 */
export function holdSubmission(event: Event): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  reportFailure(form, !navigator.onLine);
  setTimeout(() => {
    // Scripts that do not run, as in a browser that is too old for them, report no failure.
    if (window.earlyActions && findFailure(form)?.hidden) form.submit();
  }, MAX_HOLD_MS);
}

/** Shows or hides the failure of a form. */
export function reportFailure(form: Element, isShown: boolean): void {
  const failure = findFailure(form);
  if (failure) failure.hidden = !isShown;
}
