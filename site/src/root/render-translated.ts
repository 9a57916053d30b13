import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const CONTROLS = 'a,button,input,select,textarea';

type Control = HTMLElement & { value?: string };

/**
 * Returns true when the browser has translated the built page: translators put text into `<font>`
 * elements or set the language of the page. React cannot hydrate such a page.
 */
export function isTranslated(): boolean {
  return document.documentElement.lang !== 'es-MX' || document.querySelector('font') !== null;
}

/**
 * Renders a page in place of its translated HTML, which the browser translates again. Keeps what the
 * visitor has typed, chosen and focused. Returns a function that finds the new element of a control.
 */
export function renderTranslated(
  element: ReactNode,
  container: Element,
): (target: Element) => Element {
  const old = [...container.querySelectorAll<Control>(CONTROLS)];
  const { activeElement } = document;
  flushSync(() => createRoot(container).render(element));
  const current = [...container.querySelectorAll<Control>(CONTROLS)];
  const find = (control: Element) => {
    if (control.id) return document.getElementById(control.id);
    const candidate = current[old.indexOf(control as Control)];
    return candidate?.tagName === control.tagName ? candidate : null;
  };
  for (const control of old) restoreInput(control, find(control));
  if (activeElement && old.includes(activeElement as Control)) {
    restoreFocus(activeElement, find(activeElement));
  }
  return (target) => {
    const control = target.closest(CONTROLS);
    return (control && find(control)) ?? target;
  };
}

function restoreInput(old: Element, current: Element | null): void {
  if (old instanceof HTMLInputElement && current instanceof HTMLInputElement) {
    if (old.type === 'checkbox' || old.type === 'radio') {
      if (old.checked && !current.checked) current.click();
    } else if (old.type !== 'hidden') {
      restoreValue(old, current, HTMLInputElement.prototype);
    }
  } else if (old instanceof HTMLTextAreaElement && current instanceof HTMLTextAreaElement) {
    restoreValue(old, current, HTMLTextAreaElement.prototype);
  } else if (old instanceof HTMLSelectElement && current instanceof HTMLSelectElement) {
    restoreValue(old, current, HTMLSelectElement.prototype);
  }
}

/**
 * Sets the value past React and reports it.
 *
 * UPSTREAM: react-dom 18.3 · React keeps the last value in a property of the element
 * why: after an assignment React sees no change in the event (https://github.com/react/react/issues/10135)
 * test: site/src/root/render-translated.test.tsx, site/e2e/public/translated.spec.ts
 * until: React compares with the value that it rendered
 */
function restoreValue<Field extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  old: Field,
  current: Field,
  prototype: object,
): void {
  if (old.value === current.value || isUntouched(old)) return;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(current, old.value);
  const type = current instanceof HTMLSelectElement ? 'change' : 'input';
  current.dispatchEvent(new Event(type, { bubbles: true }));
}

function isUntouched(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].every(
      ({ selected, defaultSelected }) => selected === defaultSelected,
    );
  }
  return field.value === field.defaultValue;
}

function restoreFocus(old: Element, current: Element | null): void {
  if (!(current instanceof HTMLElement)) return;
  current.focus({ preventScroll: true });
  const isText = old instanceof HTMLTextAreaElement || old instanceof HTMLInputElement;
  if (!isText || !(current instanceof old.constructor)) return;
  try {
    (current as typeof old).setSelectionRange(old.selectionStart, old.selectionEnd);
  } catch {
    // Only text fields have a selection.
  }
}
