import { type Descendant, Editor, Element, Range, Transforms } from 'slate';

import type { BlockNode } from './blocks';
import { htmlToBlocks } from './html-to-blocks';

type PasteEditor = Editor & { insertData?: (data: DataTransfer) => void };
type Typed = { type?: string; format?: string };

const typeOf = (node: unknown) => (node as Typed | undefined)?.type;

/** The place in the document of the block that holds the cursor. */
function currentBlock(editor: Editor): number | undefined {
  return editor.selection?.anchor.path[0];
}

const isVoid = (editor: Editor, index: number) => {
  const block = editor.children[index];
  return Element.isElement(block) && Editor.isVoid(editor, block);
};

/** Removes a block without text, and items of lists and links without text at its ends. */
function tidyHalf(editor: Editor, index: number): boolean {
  if (Editor.string(editor, [index]) === '') {
    Transforms.removeNodes(editor, { at: [index] });
    return true;
  }
  const parts = [...Editor.nodes(editor, { at: [index], reverse: true })];
  for (const [node, path] of parts) {
    const isPart = ['list-item', 'link'].includes(typeOf(node) ?? '');
    if (isPart && Editor.string(editor, path) === '') Transforms.removeNodes(editor, { at: path });
  }
  return false;
}

/** Makes one list of a list and the one before it: items pasted into a list belong to it. */
function joinLists(editor: Editor, index: number): void {
  const formatOf = (node: unknown) =>
    typeOf(node) === 'list' ? (node as Typed).format : undefined;
  const format = formatOf(editor.children[index]);
  if (format !== undefined && format === formatOf(editor.children[index - 1])) {
    Transforms.mergeNodes(editor, { at: [index] });
  }
}

/** Puts blocks where the cursor is, between the halves of the block that it stands in. */
function insertBlocks(editor: Editor, blocks: readonly BlockNode[]): void {
  const at = currentBlock(editor);
  if (at === undefined) return;
  let start = at + 1;
  if (!isVoid(editor, at)) {
    Transforms.splitNodes(editor, { match: (_node, path) => path.length === 1, always: true });
    tidyHalf(editor, at + 1);
    if (tidyHalf(editor, at)) start = at;
  }
  Transforms.insertNodes(editor, blocks as unknown as Descendant[], { at: [start] });
  const end = start + blocks.length;
  Transforms.select(editor, Editor.end(editor, [end - 1]));
  for (const index of [end, start]) joinLists(editor, index);
}

/** Strapi's editor follows the cursor by one line only. */
function showCursor(): void {
  requestAnimationFrame(() => {
    getSelection()?.focusNode?.parentElement?.scrollIntoView({ block: 'nearest' });
  });
}

/** Keeps the structure of what is pasted from other programs; Strapi takes its plain text. */
export function withHtmlPaste(editor: Editor): Editor {
  const pasteEditor: PasteEditor = editor;
  const insertPlain = pasteEditor.insertData;

  pasteEditor.insertData = (data) => {
    const html = data.getData('text/html');
    // What was copied in the editor itself comes with its own form.
    const isOwn =
      data.types.includes('application/x-slate-fragment') || html.includes('data-slate-');
    const index = currentBlock(editor);
    const isCode = index !== undefined && typeOf(editor.children[index]) === 'code';
    const blocks = html === '' || isOwn || isCode ? [] : htmlToBlocks(html);
    const [first] = blocks;
    if (!first || !editor.selection) return insertPlain?.(data);
    if (Range.isExpanded(editor.selection)) Editor.deleteFragment(editor);
    // A few words are put into the sentence that they are pasted into.
    if (blocks.length === 1 && first.type === 'paragraph') {
      Transforms.insertNodes(editor, first.children, { select: true });
    } else insertBlocks(editor, blocks);
    showCursor();
  };
  return editor;
}
