const CONTROLS = 'a,button,input,select,textarea';

type Control = HTMLElement & { value?: string; type?: string; name?: string };

type KeptControls = {
  /** Returns the control in the place of one that was replaced, or the element itself. */
  find: (target: Element) => Element;
  /** Gives the new controls what was typed, chosen, focused and pressed in those that were replaced. */
  restore: () => void;
};

/** Remembers the controls of a built page, because React may render parts of it again. */
export function keepControls(container: Element): KeptControls {
  const old = [...container.querySelectorAll<Control>(CONTROLS)];
  const keys = old.map(describe);
  const restored = new Set<Control>();
  let focused = document.activeElement;
  container.addEventListener('focusin', ({ target }) => (focused = target as Element));

  const replacementOf = (control: Control): Control | null => {
    if (control.id) return document.getElementById(control.id);
    const current = [...container.querySelectorAll<Control>(CONTROLS)];
    const index = old.indexOf(control);
    const key = keys[index];
    const rank = keys.slice(0, index).filter((other) => other === key).length;
    const same = current.filter((other) => describe(other) === key)[rank];
    if (same) return same;
    const candidate = current.length === old.length ? current[index] : undefined;
    return candidate?.tagName === control.tagName ? candidate : null;
  };
  const find = (target: Element): Element => {
    if (target.isConnected) return target;
    const control = target.closest<Control>(CONTROLS);
    return (control && old.includes(control) && replacementOf(control)) || target;
  };
  const restore = (): void => {
    // Also the press during which React rendered a part again.
    const { event } = window;
    const pressed = event?.type === 'click' && (event.target as Element).closest?.('button');
    const lastFocused = focused;
    for (const control of old) {
      if (control.isConnected || restored.has(control)) continue;
      restored.add(control);
      const current = replacementOf(control);
      if (!current) continue;
      restoreInput(control, current);
      if (control === lastFocused) restoreFocus(control, current);
      if (control === pressed && control.type === 'button') queueMicrotask(() => current.click());
    }
  };
  return { find, restore };
}

function describe({ tagName, type, name, ariaLabel, textContent }: Control): string {
  return JSON.stringify([tagName, type, name, ariaLabel, textContent]);
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
