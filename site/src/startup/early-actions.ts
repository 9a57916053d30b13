import { holdSubmission } from './hold-submission.ts';

const RECORDED = ['click', 'change', 'keydown', 'submit'];

/** Clicks, changes, keys and submissions before hydration, for `replayEarlyActions`. */
type EarlyActions = Event[] & { stop: () => void };

declare global {
  interface Window {
    /** Undefined once the scripts of the page have taken over. */
    earlyActions?: EarlyActions | undefined;
  }
}

/**
 * Records clicks, changes, keys and submissions in `window.earlyActions` until `stop` is called, and
 * holds the submissions.
 */
export function recordEarlyActions(): EarlyActions {
  const actions: Event[] = [];
  const record = (event: Event) => {
    actions.push(event);
    if (event.type === 'submit') holdSubmission(event);
  };
  for (const name of RECORDED) window.addEventListener(name, record, true);
  const stop = () => {
    for (const name of RECORDED) window.removeEventListener(name, record, true);
  };
  return (window.earlyActions = Object.assign(actions, { stop }));
}
