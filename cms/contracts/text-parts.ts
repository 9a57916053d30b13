/**
 * Parts of rich text that the editor has no block for. Staff write them as paragraphs: a table with `|`
 * between its cells and a line per row, a note that starts with «Nota:», a button as a link alone;
 * the last line of a quotation may name its source: «— Marisol Cruz».
 */
import { capitalise } from './format-date';
import { isRecord } from './is-record';

export type InlineNode = { type: string; text?: string; bold?: boolean } & Record<string, unknown>;
type Block = { type: string; children?: unknown };
type Cell = InlineNode[];

/** A part of rich text, in the order of the text. */
export type TextPart<Node extends Block = Block> =
  | { kind: 'blocks'; blocks: Node[] }
  | { kind: 'table'; headings: Cell[] | undefined; rows: Cell[][] }
  | { kind: 'note'; label: string; children: InlineNode[] }
  | { kind: 'quote'; lines: Cell[]; source: string | undefined }
  | { kind: 'link'; url: string; text: string };

/** Between the cells of a row. */
export const CELL_SEPARATOR = '|';

const NOTE = /^(Nota|Consejo|Ojo)\s*:\s*/i;
/** Starts the last line of a quotation: who said it. */
const SOURCE = /^[—–]\s*/;
const WORDS_PER_MINUTE = 220;

const isInline = (node: unknown): node is InlineNode =>
  isRecord(node) && typeof node.type === 'string';

const childrenOf = ({ children }: Block): InlineNode[] =>
  Array.isArray(children) ? children.filter(isInline) : [];

/** Returns the text of nodes at any depth, without line breaks between blocks. */
export function textIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textIn).join('');
  if (!isRecord(value)) return '';
  return typeof value.text === 'string' ? value.text : textIn(value.children);
}

const isBlankNode = (node: InlineNode) => textIn(node).trim() === '';

/** Splits nodes at a character; links are not split. */
function splitAt(nodes: readonly InlineNode[], character: string): Cell[] {
  const pieces: Cell[] = [[]];
  for (const node of nodes) {
    if (typeof node.text !== 'string') {
      pieces.at(-1)?.push(node);
      continue;
    }
    node.text.split(character).forEach((text, index) => {
      if (index > 0) pieces.push([]);
      if (text !== '') pieces.at(-1)?.push({ ...node, text });
    });
  }
  return pieces;
}

const isBlankCell = (cell: Cell) => cell.every(isBlankNode);

/** Removes the empty first and last cells of rows that are enclosed in separators. */
function withoutEdges(rows: Cell[][]): Cell[][] {
  const isEnclosed = rows.every(
    (row) => row.length > 2 && isBlankCell(row[0] ?? []) && isBlankCell(row.at(-1) ?? []),
  );
  return isEnclosed ? rows.map((row) => row.slice(1, -1)) : rows;
}

const isHeading = (cell: Cell) => cell.every((node) => isBlankNode(node) || node.bold === true);

/** Returns the rows of a table; undefined for a paragraph that is none. */
function readRows(block: Block): Cell[][] | undefined {
  if (block.type !== 'paragraph') return undefined;
  const lines = splitAt(childrenOf(block), '\n').filter((line) => !isBlankCell(line));
  const rows = withoutEdges(lines.map((line) => splitAt(line, CELL_SEPARATOR)));
  return rows.length > 1 && rows.every((row) => row.length > 1) ? rows : undefined;
}

/** Returns the numbers of cells of a table's rows; undefined for a block that is no table. */
export function countCells(block: unknown): number[] | undefined {
  return isInline(block) ? readRows(block)?.map((row) => row.length) : undefined;
}

function readTable(block: Block): TextPart<never> | undefined {
  const rows = readRows(block);
  if (!rows) return undefined;
  const width = Math.max(...rows.map((row) => row.length));
  const whole = rows.map((row) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => []),
  ]);
  const [first = [], ...others] = whole;
  return first.every(isHeading)
    ? { kind: 'table', headings: first, rows: others }
    : { kind: 'table', headings: undefined, rows: whole };
}

function readNote(block: Block): TextPart<never> | undefined {
  const [first, ...others] = childrenOf(block);
  if (block.type !== 'paragraph' || typeof first?.text !== 'string') return undefined;
  const label = NOTE.exec(first.text);
  if (!label?.[1]) return undefined;
  const rest = { ...first, text: capitalise(first.text.slice(label[0].length)) };
  const children = [...(rest.text === '' ? [] : [rest]), ...others];
  if (children.every(isBlankNode)) return undefined;
  const name = capitalise(label[1].toLowerCase());
  return { kind: 'note', label: name, children };
}

function readLink(block: Block): TextPart<never> | undefined {
  if (block.type !== 'paragraph') return undefined;
  const [link, ...others] = childrenOf(block).filter(
    (node) => node.type === 'link' || !isBlankNode(node),
  );
  if (link?.type !== 'link' || others.length > 0) return undefined;
  const text = textIn(link).trim();
  return typeof link.url === 'string' && text !== ''
    ? { kind: 'link', url: link.url, text }
    : undefined;
}

function readQuote(block: Block): TextPart<never> | undefined {
  if (block.type !== 'quote') return undefined;
  const lines = splitAt(childrenOf(block), '\n').filter((line) => !isBlankCell(line));
  const last = textIn(lines.at(-1)).trim();
  const hasSource = lines.length > 1 && SOURCE.test(last);
  return {
    kind: 'quote',
    lines: hasSource ? lines.slice(0, -1) : lines,
    source: hasSource ? last.replace(SOURCE, '') : undefined,
  };
}

/** Splits rich text into its parts. */
export function splitTextParts<Node extends Block>(content: readonly Node[]): TextPart<Node>[] {
  const parts: TextPart<Node>[] = [];
  for (const block of content) {
    const part = readTable(block) ?? readNote(block) ?? readLink(block) ?? readQuote(block);
    const last = parts.at(-1);
    if (part) parts.push(part);
    else if (last?.kind === 'blocks') last.blocks.push(block);
    else parts.push({ kind: 'blocks', blocks: [block] });
  }
  return parts;
}

/** Returns the addresses of the links that stand alone. */
export function loneLinksIn(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  const parts = splitTextParts(content.filter(isInline));
  return parts.flatMap((part) => (part.kind === 'link' ? [part.url] : []));
}

/** Returns the paragraphs of rich text as plain text. */
export function plainParagraphs(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.map((block) => textIn(block).trim()).filter((text) => text !== '');
}

/** Returns the minutes that reading takes, at least one. */
export function readingMinutes(content: unknown): number {
  const words = plainParagraphs(content).join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
