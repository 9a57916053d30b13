import { flushSync } from 'react-dom';
import { findFailure } from '#src/lib/find-failure.ts';
import { hasModifier } from '#src/lib/has-modifier.ts';
import { hasPopovers } from '#src/lib/has-popovers.ts';
import { hydrateTarget } from './hydrate-now.ts';

/**
 * Buttons without native behaviour: the browser has already handled links and the menu.
 */
const BUTTON = 'button[type="button"]';
const POPOVER_BUTTON = '[popovertarget]';

/** Returns the current element of one that may have been replaced. */
type Find = (target: Element) => Element;

/**
 * Replays clicks, changes and submissions from before hydration, such as «Siguiente» on a slow
 * connection, and dispatches the missed focus event.
 */
export function replayEarlyActions(findCurrent: Find = (target) => target): void {
  const actions = window.earlyActions?.splice(0) ?? [];
  window.earlyActions?.stop();
  window.earlyActions = undefined;
  const find = (target: Element) => {
    hydrateTarget(target);
    return findCurrent(target);
  };
  // Values are read before the first replay, because hydration sets its own.
  const replays = withoutRepeats(actions).map((event) => replayOf(event, find));
  // Sequential, because a replay may depend on an earlier one.
  replays.forEach((replay) => flushSync(replay));
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) replayFocus(find(activeElement));
}

/** Keeps the last of several submissions of a form. */
function withoutRepeats(actions: readonly Event[]): Event[] {
  const submissions = actions.filter(({ type }) => type === 'submit');
  const last = new Map(submissions.map((event) => [event.target, event]));
  return actions.filter((event) => event.type !== 'submit' || last.get(event.target) === event);
}

function replayOf(event: Event, find: Find): () => void {
  const { target } = event;
  if (!(target instanceof Element)) return noop;
  if (event instanceof KeyboardEvent) {
    return hasModifier(event) ? noop : () => replayKey(find(target), event.key);
  }
  if (event.type === 'submit') return replaySubmission(event as SubmitEvent, find);
  if (event.type === 'click') return replayClick(target.closest<HTMLElement>(BUTTON), find);
  if (target instanceof HTMLSelectElement) return replaySelect(target, target.value, find);
  if (target instanceof HTMLInputElement && target.type === 'radio') {
    return () => replayRadio(find(target) as HTMLInputElement);
  }
  return noop;
}

function replayClick(button: HTMLElement | null, find: Find) {
  if (!button || (button.matches(POPOVER_BUTTON) && hasPopovers())) return noop;
  return () => (find(button) as HTMLElement).click();
}

/** Submits a held form, unless it has reported that it could not be sent. */
function replaySubmission({ target, submitter }: SubmitEvent, find: Find) {
  const held = target as HTMLFormElement;
  if (findFailure(held)?.hidden === false) return noop;
  return () => {
    // Effects that fill in the form run before it is read.
    const button = find(submitter ?? held.querySelector('[type="submit"]') ?? held);
    (button.closest('form') ?? held).requestSubmit();
  };
}

function replaySelect(target: HTMLSelectElement, value: string, find: Find) {
  return () => {
    const select = find(target) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function replayRadio(radio: HTMLInputElement): void {
  // A checked radio button fires no change event.
  radio.checked = false;
  radio.click();
}

function replayFocus(target: Element): void {
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function replayKey(target: Element, key: string): void {
  if (!key.startsWith('Arrow')) return;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function noop(): void {}
