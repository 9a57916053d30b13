import type { WritableText } from '@tequiora/cms/contracts/preview.ts';

/** Attribute of the element in which a text is written. */
export const WRITER = 'data-writer';

/** Attribute of the element whose text is written; it is hidden, because React changes it at the same time. */
export const WRITTEN = 'data-written';

type Handlers = { onWrite: (value: string) => void; onEnd: () => void };

/**
 * Lets the user write a text in the place of an element. Enter, except in longer texts, and leaving end it;
 * Escape brings the text back.
 * @returns a function that ends it
 */
export function writeInPlace(
  element: HTMLElement,
  { value, label, isMultiline }: WritableText,
  { onWrite, onEnd }: Handlers,
): () => void {
  const writer = createWriter(element, label, isMultiline);
  writer.textContent = value;

  function end(): void {
    if (!element.hasAttribute(WRITTEN)) return;
    element.removeAttribute(WRITTEN);
    writer.remove();
    onEnd();
  }

  const write = () => onWrite(readText(writer, isMultiline));
  writer.addEventListener('input', write);
  writer.addEventListener('blur', end);
  writer.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === 'Escape') onWrite(value);
    const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !isMultiline);
    if (!isEnd) return;
    event.preventDefault();
    end();
  });

  element.setAttribute(WRITTEN, '');
  element.after(writer);
  writer.focus();
  window.getSelection()?.selectAllChildren(writer);
  return end;
}

/** Returns a copy of an element in which the user can write. */
function createWriter(element: HTMLElement, label: string, isMultiline: boolean): HTMLElement {
  const writer = element.cloneNode() as HTMLElement;
  for (const name of ['id', 'href', 'aria-labelledby', 'aria-description', 'data-place']) {
    writer.removeAttribute(name);
  }
  writer.setAttribute(WRITER, '');
  writer.setAttribute('role', 'textbox');
  writer.setAttribute('aria-label', label);
  writer.setAttribute('aria-multiline', String(isMultiline));
  writer.contentEditable = 'plaintext-only';
  writer.style.whiteSpace = 'pre-wrap';
  return writer;
}

function readText(writer: HTMLElement, isMultiline: boolean): string {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- jsdom has no innerText
  const text = (writer.innerText ?? writer.textContent).replaceAll('\u00A0', ' ');
  // Browsers end a text with a line break of their own.
  return isMultiline ? text.replace(/\n$/, '') : text.replaceAll(/\s*\n\s*/g, ' ').trimStart();
}
