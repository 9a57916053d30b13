import { Editor, Element, Path, Point, Range, Transforms } from 'slate';

import { isRecord } from '../../../../contracts/is-record';
import { countCells } from '../../../../contracts/text-parts';
import type { BlockNode, InlineNode } from './blocks';
import { htmlToBlocks } from './html-to-blocks';
import { textsOf } from './read-inline-nodes';

type PasteEditor = Editor & { insertData?: (data: DataTransfer) => void };
/** Text that Strapi pastes as a link. */
const ABSOLUTE_URL = /^(?:https?|ftp|mailto|tel):\S+$/i;

const typeOf = (node: unknown) => (isRecord(node) ? node.type : undefined);

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
    const isPart = typeOf(node) === 'list-item' || typeOf(node) === 'link';
    if (isPart && Editor.string(editor, path) === '') Transforms.removeNodes(editor, { at: path });
  }
  return false;
}

/** Merges a list into the previous one, so that pasted items join the list around them. */
function joinLists(editor: Editor, index: number): void {
  const formatOf = (node: unknown) =>
    isRecord(node) && node.type === 'list' ? node.format : undefined;
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
  Transforms.insertNodes(editor, [...blocks], { at: [start] });
  const end = start + blocks.length;
  Transforms.select(editor, Editor.end(editor, [end - 1]));
  for (const index of [end, start]) joinLists(editor, index);
}

/**
 * Moves the cursor out of a link when it is at its edge, and removes an empty link.
 * Returns false if pasted content would be within a link.
 */
function leaveLink(editor: Editor): boolean {
  const link = Editor.above(editor, { match: (node) => typeOf(node) === 'link' });
  if (!link || !editor.selection) return true;
  const [, path] = link;
  const [start, end] = Editor.edges(editor, path);
  const [first, last] = Range.edges(editor.selection);
  const isAtStart = Point.equals(first, start);
  const isAtEnd = Point.equals(last, end);
  if (Range.isExpanded(editor.selection)) return isAtStart && isAtEnd;
  if (!isAtStart && !isAtEnd) return false;
  Transforms.select(
    editor,
    isAtEnd ? Editor.start(editor, Path.next(path)) : Editor.end(editor, Path.previous(path)),
  );
  if (Point.equals(start, end)) Transforms.removeNodes(editor, { at: path });
  return true;
}

/** Inserts nodes into the sentence at the cursor; within a link, only their texts. */
function insertInline(editor: Editor, nodes: readonly InlineNode[]): void {
  const isFlat = nodes.some(({ type }) => type === 'link') && !leaveLink(editor);
  Transforms.insertNodes(editor, isFlat ? textsOf(nodes) : [...nodes], { select: true });
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
    const plain = data.getData('text/plain');
    const isUrl = ABSOLUTE_URL.test(plain);
    // Content copied from the editor itself has its own format.
    const isOwn =
      data.types.includes('application/x-slate-fragment') || html.includes('data-slate-');
    const index = currentBlock(editor);
    const isCode = index !== undefined && typeOf(editor.children[index]) === 'code';
    const isPlain = html === '' || isOwn || isCode || isUrl;
    const blocks = isPlain ? [] : htmlToBlocks(html);
    const [first] = blocks;
    if (!first || !editor.selection) {
      const isLine = plain !== '' && !plain.includes('\n');
      // Strapi unwraps the link for a URL, and splits it for its own format.
      if ((isUrl || isOwn) && isLine && !leaveLink(editor)) return editor.insertText(plain);
      return insertPlain?.(data);
    }
    if (Range.isExpanded(editor.selection)) Editor.deleteFragment(editor);
    const isSentence = first.type === 'paragraph' && countCells(first) === undefined;
    if (blocks.length === 1 && isSentence) insertInline(editor, first.children);
    else insertBlocks(editor, blocks);
    scrollToCursor();
  };
  return editor;
}
