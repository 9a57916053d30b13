import type { StrapiApp } from '@strapi/strapi/admin';

import { flushSync } from 'react-dom';
import { type Editor, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';

import { contentManagerApis } from '../../../platform/panel/strapi-panel';

/** Events that move the caret or use it: keys, typing, and buttons of the toolbar. */
const EVENTS = ['keydown', 'keyup', 'beforeinput', 'mousedown', 'mouseup'] as const;

/** Shorter than the 300 ms after which Strapi's editor passes its text to the form. */
const FORM_SYNC_MS = 200;

const editors = new Set<WeakRef<ReactEditor>>();

/** Returns the range that the browser shows in an editor that has the focus. */
function readSelection(editor: ReactEditor): Range | null {
  if (!ReactEditor.isFocused(editor) || ReactEditor.isComposing(editor)) return null;
  const element = ReactEditor.toDOMNode(editor, editor);
  const selection = document.getSelection();
  if (!selection || document.activeElement !== element) return null;
  if (!element.contains(selection.anchorNode) || !element.contains(selection.focusNode)) {
    return null;
  }
  return ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
}

function followCaret(): void {
  for (const reference of editors) {
    const editor = reference.deref();
    if (!editor) {
      editors.delete(reference);
      continue;
    }
    try {
      const range = readSelection(editor);
      if (range && !(editor.selection && Range.equals(editor.selection, range))) {
        Transforms.select(editor, range);
      }
    } catch {
      // slate-react throws for an editor that is not on the page yet, or that was left while it had the focus.
    }
  }
}

/**
 * Makes rich text editors read where the caret is before they are used. Otherwise, after a key such as End, the first
 * letter goes to the caret and the next ones to where it was before, if the browser is busy.
 *
 * UPSTREAM: slate-react 0.98 · the selection of the editor, which follows `selectionchange` of the document
 * why: the event is late while the page renders, and is read ten times a second; text typed in the meantime
 * is then inserted at the previous caret (https://github.com/ianstormtaylor/slate/issues/5274)
 * test: site/e2e/panel/upstream.spec.ts
 * until: slate-react reads the selection before it changes the text
 */
export function registerCaret(app: StrapiApp): void {
  contentManagerApis(app).addRichTextBlocks((blocks) => {
    const { paragraph } = blocks;
    return paragraph
      ? {
          ...blocks,
          paragraph: {
            ...paragraph,
            plugin: (editor) => watch(paragraph.plugin?.(editor) ?? editor),
          },
        }
      : blocks;
  });
  for (const type of EVENTS) document.addEventListener(type, followCaret, { capture: true });
}

function watch<T extends Editor>(original: T): T {
  // Strapi's type lacks the methods that slate-react has added to the editor.
  const editor = original as T & ReactEditor;
  editors.add(new WeakRef(editor));
  passTextToForm(editor);
  return editor;
}

/**
 * Passes the text of an editor to the form in one step, including the form's rendering.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · the editor's text goes to the form at once when a field loses the focus;
 * slate-react ignores that event while the editor has the focus
 * why: after a pause of 300 ms the form gets the text and renders later; a letter typed in between is taken for a
 * change from outside, and the editor is mounted again without it and without the caret
 * test: site/e2e/panel/upstream.spec.ts
 * until: Strapi's editor compares the form's text with the one that it has sent
 */
function passTextToForm(editor: ReactEditor): void {
  const { onChange } = editor;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pass = (): void => {
    if (!ReactEditor.isFocused(editor) || ReactEditor.isComposing(editor)) return;
    // Rendering would restore the caret that the editor knows.
    followCaret();
    const event = new FocusEvent('focusout', { bubbles: true });
    ReactEditor.toDOMNode(editor, editor).dispatchEvent(event);
  };
  editor.onChange = (options) => {
    // Otherwise a letter that is typed before the editor has rendered the last one goes to the caret that the
    // browser still shows.
    flushSync(() => onChange(options));
    if (editor.operations.every(({ type }) => type === 'set_selection')) return;
    clearTimeout(timer);
    timer = setTimeout(pass, FORM_SYNC_MS);
  };
}
