import { flushSync } from 'react-dom';
import { findFailure } from '#src/lib/find-failure.ts';
import { hasModifier } from '#src/lib/has-modifier.ts';
import { hasPopovers } from '#src/lib/has-popovers.ts';

/**
 * Buttons without native behaviour: the browser has already handled links and the menu.
 */
const BUTTON = 'button[type="button"]';
const POPOVER_BUTTON = '[popovertarget]';

/**
 * Replays clicks, changes and submissions from before hydration, such as «Siguiente» on a slow
 * connection, and dispatches the missed focus event. `find` returns the current element of one that was replaced.
 */
export function replayEarlyActions(find = (target: Element) => target): void {
  const actions = window.earlyActions?.splice(0) ?? [];
  window.earlyActions?.stop();
  window.earlyActions = undefined;
  // Values are read before the first replay, because hydration sets its own.
  const replays = withoutRepeats(actions).map((event) => replayOf(event, find));
  // Sequential, because a replay may depend on an earlier one.
  replays.forEach((replay) => flushSync(replay));
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) replayFocus(activeElement);
}

/** Keeps the last of several submissions of a form. */
function withoutRepeats(actions: readonly Event[]): Event[] {
  const submissions = actions.filter(({ type }) => type === 'submit');
  const last = new Map(submissions.map((event) => [event.target, event]));
  return actions.filter((event) => event.type !== 'submit' || last.get(event.target) === event);
}

function replayOf(event: Event, find: (target: Element) => Element): () => void {
  if (!(event.target instanceof Element)) return noop;
  const target = find(event.target);
  if (event instanceof KeyboardEvent) {
    return hasModifier(event) ? noop : () => replayKey(target, event.key);
  }
  if (event.type === 'submit') return replaySubmission(event as SubmitEvent, find);
  if (event.type === 'click') return replayClick(target.closest<HTMLElement>(BUTTON));
  if (target instanceof HTMLSelectElement) return replaySelect(target, target.value);
  if (target instanceof HTMLInputElement && target.type === 'radio') return replayRadio(target);
  return noop;
}

function replayClick(button: HTMLElement | null) {
  if (button?.matches(POPOVER_BUTTON) && hasPopovers()) return noop;
  return () => button?.click();
}

/** Submits a held form, unless it has reported that it could not be sent. */
function replaySubmission({ target, submitter }: SubmitEvent, find: (target: Element) => Element) {
  const held = target as HTMLFormElement;
  if (findFailure(held)?.hidden === false) return noop;
  const button = find(submitter ?? held.querySelector('[type="submit"]') ?? held);
  const form = button.closest('form') ?? held;
  return () => {
    // Effects that fill in the form run before it is read.
    flushSync(() => hydrateTarget(form));
    form.requestSubmit();
  };
}

function replaySelect(select: HTMLSelectElement, value: string) {
  return () => {
    hydrateTarget(select);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function replayRadio(radio: HTMLInputElement) {
  return () => {
    hydrateTarget(radio);
    // A checked radio button fires no change event.
    radio.checked = false;
    radio.click();
  };
}

function replayFocus(target: Element): void {
  hydrateTarget(target);
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function replayKey(target: Element, key: string): void {
  if (!key.startsWith('Arrow')) return;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/**
 * Makes React hydrate the boundary of an element synchronously, and set its value.
 *
 * UPSTREAM: react-dom 18.3 · a keyup event has the priority of discrete events, also before hydration
 * why: there is no function to hydrate an element now
 * test: site/src/root/replay-early-actions.test.tsx, site/e2e/public/states.spec.ts
 * until: React replays all events from before hydration
 */
function hydrateTarget(target: Element): void {
  target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
}

function noop(): void {}
