import { flushSync } from 'react-dom';
import { hasModifier } from '#src/lib/has-modifier.ts';

/**
 * Buttons without native behaviour: the browser has already handled links, the menu and posted
 * forms.
 */
const BUTTON = 'button[type="button"]:not([popovertarget])';

/**
 * Replays clicks and changes from before hydration, such as «Siguiente» on a slow connection, and
 * dispatches the missed focus event.
 */
export function replayEarlyActions(): void {
  const actions = window.earlyActions;
  actions?.stop();
  // Values are read before the first replay, because hydration sets its own.
  const replays = actions?.splice(0).map(replayOf);
  // Sequential, because a replay may depend on an earlier one.
  replays?.forEach((replay) => flushSync(replay));
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) replayFocus(activeElement);
}

function replayOf(event: Event): () => void {
  const { target } = event;
  if (!(target instanceof Element)) return noop;
  if (event instanceof KeyboardEvent) {
    return hasModifier(event) ? noop : () => replayKey(target, event.key);
  }
  if (event.type === 'click') return () => target.closest<HTMLElement>(BUTTON)?.click();
  if (target instanceof HTMLSelectElement) return replaySelect(target, target.value);
  if (target instanceof HTMLInputElement && target.type === 'radio') return replayRadio(target);
  return noop;
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

/** Dispatches a keyup event: React then hydrates the boundary synchronously and sets the value. */
function hydrateTarget(target: Element): void {
  target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
}

function noop(): void {}
