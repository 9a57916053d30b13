import { flushSync } from 'react-dom';

/** Where the page's first script keeps the clicks and choices made before React listens. */
export const EARLY_ACTIONS = 'earlyActions';

type EarlyActions = Event[] & { stop: () => void };

declare global {
  interface Window {
    [EARLY_ACTIONS]?: EarlyActions;
  }
}

/** What the browser does by itself has been done: links, the menu, forms by plain post. */
const BUTTON = 'button[type="button"]:not([popovertarget])';

/**
 * Does again, now that React listens, what the visitor did before: on a slow line the first press of
 * «Siguiente» or the first choice of a filter comes before the page's scripts. And tells it where the
 * focus is.
 */
export function repeatEarlyActions(): void {
  const actions = window[EARLY_ACTIONS];
  actions?.stop();
  // All are read first: the page that comes alive has its own values.
  const repeats = actions?.splice(0).map(repeatOf);
  // One after the other: what follows may depend on what came before.
  repeats?.forEach((repeat) => flushSync(repeat));
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) focusAgain(activeElement);
}

function repeatOf(event: Event): () => void {
  const { target } = event;
  if (!(target instanceof Element)) return nothing;
  if (event instanceof KeyboardEvent) return () => pressKeyAgain(target, event.key);
  if (event.type === 'click') return () => target.closest<HTMLElement>(BUTTON)?.click();
  if (target instanceof HTMLSelectElement) return chooseAgain(target, target.value);
  if (target instanceof HTMLInputElement && target.type === 'radio') return pressAgain(target);
  return nothing;
}

function chooseAgain(select: HTMLSelectElement, value: string) {
  return () => {
    wake(select);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function pressAgain(radio: HTMLInputElement) {
  return () => {
    wake(radio);
    // A button that is down already would tell nobody.
    radio.checked = false;
    radio.click();
  };
}

function focusAgain(target: Element): void {
  wake(target);
  target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

function pressKeyAgain(target: Element, key: string): void {
  if (!key.startsWith('Arrow')) return;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** React brings what a key was released on to life at once, and gives it the value it knows. */
function wake(target: Element): void {
  target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
}

function nothing(): void {}
