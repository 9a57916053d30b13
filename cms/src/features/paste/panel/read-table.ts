import { CELL_SEPARATOR } from '../../../../contracts/text-parts';
import type { InlineNode, TextNode } from './blocks';
import { isBlank, textsOf, toParagraph } from './read-inline-nodes';

type Cell = { children: InlineNode[]; isHeading: boolean; span: number };
/** Cells by column; a cell that covers several columns is only in its first one. */
type Row = (Cell | undefined)[];

/** Between the paragraphs and lines of a cell. */
const LINE_SEPARATOR = '; ';
const LAYOUT = 'table, h1, h2, h3, h4, h5, h6';

const text = (written: string): TextNode => ({ type: 'text', text: written });

const columnsOf = ({ cells }: HTMLTableRowElement) =>
  [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0);

/** Returns true for a table with data; other tables arrange a page, or are one box. */
export function isDataTable(element: Element): element is HTMLTableElement {
  if (!(element instanceof HTMLTableElement)) return false;
  const isLayout =
    /^(?:presentation|none)$/.test(element.getAttribute('role') ?? '') ||
    element.querySelector(LAYOUT) !== null;
  return !isLayout && [...element.rows].some((row) => columnsOf(row) > 1);
}

function isHeading(cell: HTMLTableCellElement, children: readonly InlineNode[]): boolean {
  return (
    cell.matches('th, thead *') ||
    textsOf(children).every((each) => each.bold || each.text.trim() === '')
  );
}

/** Joins the paragraphs of a cell to one line without separators of cells. */
export function joinCell(paragraphs: readonly InlineNode[][]): InlineNode[] {
  const filled = paragraphs.filter((each) => !isBlank(each));
  const line = filled.flatMap((each, index) =>
    index > 0 ? [text(LINE_SEPARATOR), ...each] : each,
  );
  for (const each of textsOf(line)) {
    each.text = each.text.replace(/\s*\n\s*/g, LINE_SEPARATOR).replaceAll(CELL_SEPARATOR, '/');
  }
  return line;
}

/** Returns the cells of each row; a cell that covers several rows is repeated in each of them. */
function readRows(table: HTMLTableElement, readCell: (cell: HTMLElement) => InlineNode[]): Row[] {
  const covered = new Map<number, { cell: Cell; rows: number }>();
  return [...table.rows].map((source) => {
    const row: Row = [];
    const cells = [...source.cells];
    for (let column = 0; cells.length > 0 || (covered.get(column)?.rows ?? 0) > 0;) {
      const above = covered.get(column);
      const element = above && above.rows > 0 ? undefined : cells.shift();
      if (above && above.rows > 0) {
        row[column] = above.cell;
        above.rows -= 1;
        column += above.cell.span;
      } else if (element) {
        const children = readCell(element);
        const cell = { children, isHeading: isHeading(element, children), span: element.colSpan };
        row[column] = cell;
        covered.set(column, { cell, rows: element.rowSpan - 1 });
        column += cell.span;
      } else column += 1;
    }
    return row;
  });
}

const filledIn = (row: Row) =>
  row.flatMap((cell, column) => (cell && !isBlank(cell.children) ? [{ ...cell, column }] : []));

const isHeadingRow = (row: Row | undefined) =>
  row !== undefined && filledIn(row).length > 0 && filledIn(row).every((cell) => cell.isHeading);

/** Returns the nodes of a row, with separators between its cells. */
function joinRow(row: Row, width: number, separator: string, isBold: boolean): InlineNode[] {
  return Array.from({ length: width }, (_, column) => row[column]?.children ?? []).flatMap(
    (children, column) => {
      const cell = isBold ? children.map(toBold) : children;
      return column === 0 ? cell : [{ ...text(separator), ...(isBold && { bold: true }) }, ...cell];
    },
  );
}

const toBold = (node: InlineNode): InlineNode =>
  node.type === 'text'
    ? { ...node, bold: true }
    : { ...node, children: node.children.map((each) => ({ ...each, bold: true })) };

/** Returns true for a row that is a title of the whole table. */
const isTitle = (row: Row) => {
  const cells = filledIn(row);
  return cells.length === 1 && (cells[0]?.span ?? 1) > 1;
};

/**
 * Converts a table to paragraphs: its titles, and one with a line per row and `|` between its cells,
 * which the site shows as a table (`contracts/text-parts.ts`). The row with the headings is bold.
 */
export function readTable(
  table: HTMLTableElement,
  readCell: (cell: HTMLElement) => InlineNode[],
): InlineNode[][] {
  const rows = readRows(table, readCell).filter((row) => filledIn(row).length > 0);
  const start = rows.findIndex((row) => !isTitle(row));
  const titles = rows.slice(0, start === -1 ? rows.length : start);
  const body = rows.slice(titles.length);
  const width = Math.max(0, ...body.map((row) => row.length));
  const [first, second] = body;
  const hasHeadings = isHeadingRow(first) && second !== undefined && !isHeadingRow(second);
  const separator = body.length > 1 ? ` ${CELL_SEPARATOR} ` : LINE_SEPARATOR;
  const lines = body.map((row, index) =>
    joinRow(row, width, separator, hasHeadings && index === 0),
  );
  const caption = table.caption ? readCell(table.caption) : [];
  return [
    caption,
    ...titles.map((row) => filledIn(row).flatMap(({ children }) => children)),
    lines.flatMap((line, index) => (index > 0 ? [text('\n'), ...line] : line)),
  ].map((line) => toParagraph(line));
}
