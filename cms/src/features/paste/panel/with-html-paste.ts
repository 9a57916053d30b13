import { type Descendant, Editor, Element, Range, Transforms } from 'slate';

import type { BlockNode } from './blocks';
import { htmlToBlocks } from './html-to-blocks';

type PasteEditor = Editor & { insertData?: (data: DataTransfer) => void };
type Typed = { type?: string; format?: string };

const typeOf = (node: unknown) => (node as Typed | undefined)?.type;

/** Returns the index of the block with the cursor. */
function currentBlock(editor: Editor): number | undefined {
  return editor.selection?.anchor.path[0];
}

const isVoid = (editor: Editor, index: number) => {
  const block = editor.children[index];
  return Element.isElement(block) && Editor.isVoid(editor, block);
};

/** Removes a block without text, or its empty list items and links. Returns true if it was removed. */
function removeEmptyParts(editor: Editor, index: number): boolean {
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

/** Merges a list into the previous one, so that pasted items join the list around them. */
function joinLists(editor: Editor, index: number): void {
  const formatOf = (node: unknown) =>
    typeOf(node) === 'list' ? (node as Typed).format : undefined;
  const format = formatOf(editor.children[index]);
  if (format !== undefined && format === formatOf(editor.children[index - 1])) {
    Transforms.mergeNodes(editor, { at: [index] });
  }
}

/** Inserts blocks at the cursor and splits the block around it. */
function insertBlocks(editor: Editor, blocks: readonly BlockNode[]): void {
  const at = currentBlock(editor);
  if (at === undefined) return;
  let start = at + 1;
  if (!isVoid(editor, at)) {
    Transforms.splitNodes(editor, { match: (_node, path) => path.length === 1, always: true });
    removeEmptyParts(editor, at + 1);
    if (removeEmptyParts(editor, at)) start = at;
  }
  Transforms.insertNodes(editor, blocks as unknown as Descendant[], { at: [start] });
  const end = start + blocks.length;
  Transforms.select(editor, Editor.end(editor, [end - 1]));
  for (const index of [end, start]) joinLists(editor, index);
}

/** Scrolls to the cursor, which Strapi's editor only does for one line. */
function scrollToCursor(): void {
  requestAnimationFrame(() => {
    getSelection()?.focusNode?.parentElement?.scrollIntoView({ block: 'nearest' });
  });
}

/** Keeps the structure of content pasted from other programs; Strapi pastes plain text. */
export function withHtmlPaste(editor: Editor): Editor {
  const pasteEditor: PasteEditor = editor;
  const insertPlain = pasteEditor.insertData;

  pasteEditor.insertData = (data) => {
    const html = data.getData('text/html');
    // Content copied from the editor itself has its own format.
    const isOwn =
      data.types.includes('application/x-slate-fragment') || html.includes('data-slate-');
    const index = currentBlock(editor);
    const isCode = index !== undefined && typeOf(editor.children[index]) === 'code';
    const blocks = html === '' || isOwn || isCode ? [] : htmlToBlocks(html);
    const [first] = blocks;
    if (!first || !editor.selection) return insertPlain?.(data);
    if (Range.isExpanded(editor.selection)) Editor.deleteFragment(editor);
    // A single paragraph is inserted into the sentence at the cursor.
    if (blocks.length === 1 && first.type === 'paragraph') {
      Transforms.insertNodes(editor, first.children, { select: true });
    } else insertBlocks(editor, blocks);
    scrollToCursor();
  };
  return editor;
}
