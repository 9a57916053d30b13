import type { StrapiApp } from '@strapi/strapi/admin';

import { type Editor, Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';

import { contentManagerApis } from '../../../platform/panel/strapi-panel';

/** Events that move the caret or use it: keys, typing, and buttons of the toolbar. */
const EVENTS = ['keydown', 'keyup', 'beforeinput', 'mousedown', 'mouseup'] as const;

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

function watch<T extends Editor>(editor: T): T {
  // Strapi's type lacks the methods that slate-react has added to the editor.
  editors.add(new WeakRef(editor as T & ReactEditor));
  return editor;
}
