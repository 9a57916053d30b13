import type { BlockNode, InlineNode, ListNode } from './blocks';
import {
  type InlineContext,
  childContext,
  isBlank,
  isIgnored,
  readInlineNodes,
  textsOf,
  toParagraph,
} from './read-inline-nodes';
import { isDataTable, joinCell, readTable } from './read-table';

const COMMENT = /<!--|-->|\/\*[\s\S]*?\*\//g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const CLASS = /^[a-z]*\.[\w-]+$/i;
const FORMATS = ['fontWeight', 'fontStyle', 'textDecoration'] as const;

/**
 * Writes the formats of classes into the elements: Excel has bold headings in a style sheet, which does
 * not apply to a parsed document.
 */
function inlineClassStyles(pasted: Document): void {
  const css = [...pasted.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  const probe = pasted.createElement('span');
  for (const [, selectors = '', declarations = ''] of css.replace(COMMENT, '').matchAll(RULE)) {
    probe.style.cssText = declarations;
    const formats = FORMATS.filter((name) => probe.style[name] !== '');
    if (formats.length === 0) continue;
    const classes = selectors.split(',').map((selector) => selector.trim());
    for (const selector of classes.filter((each) => CLASS.test(each))) {
      for (const element of pasted.querySelectorAll<HTMLElement>(selector)) {
        for (const name of formats) element.style[name] ||= probe.style[name];
      }
    }
  }
}

const BLOCKS =
  'address,article,blockquote,dd,div,dl,dt,figure,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,table,td,th,tr,ul';
const WORD_LEVEL = /mso-list:[^;]*\blevel(\d+)/i;
const WORD_SIGN = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** Matches `1.`, `a)`, `(iv)`, but no bullet. */
const NUMBER_SIGN = /^\s*\(?(?:\d+(?:\.\d+)*|[a-z]|[ivxlcdm]+)[.)]/i;
const HEADING = /^H([1-6])$/;
const MAX_HEADING_LEVEL = 6;

type Pasted = BlockNode | ({ type: 'item' } & PastedItem);

const hasBlocks = (element: Element) => element.querySelector(BLOCKS) !== null;
const isBlock = (element: Element) => element.matches(BLOCKS);

/** Reads a list item of Word: a paragraph whose style has the level and whose sign has the kind. */
function readWordItem(element: HTMLElement, context: InlineContext): Pasted | undefined {
  const level = WORD_LEVEL.exec(element.getAttribute('style') ?? '')?.[1];
  if (level === undefined) return undefined;
  const sign = element.querySelector(WORD_SIGN)?.textContent ?? '';
  const children = toParagraph(readInlineNodes(element.childNodes, childContext(element, context)));
  return { type: 'item', level: Number(level) - 1, isOrdered: NUMBER_SIGN.test(sign), children };
}

function headingLevel(element: Element): number | undefined {
  if (element.classList.contains('MsoTitle')) return 1;
  const level = HEADING.exec(element.tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}

function readList(list: HTMLElement, context: InlineContext, level: number): Pasted[] {
  return [...list.children].flatMap((child): Pasted[] => {
    if (!(child instanceof HTMLElement)) return [];
    if (child.matches('ol,ul')) return readList(child, context, level + 1);
    const isList = (node: Node): node is HTMLElement =>
      node instanceof HTMLElement && node.matches('ol,ul');
    const own = [...child.childNodes].filter((node) => !isList(node));
    const nested = [...child.children].filter(isList);
    const children = toParagraph(readInlineNodes(own, childContext(child, context)));
    const item: Pasted = { type: 'item', level, isOrdered: list.tagName === 'OL', children };
    return [
      ...(isBlank(children) ? [] : [item]),
      ...nested.flatMap((each) => readList(each, context, level + 1)),
    ];
  });
}

function readTableRows(table: HTMLTableElement, context: InlineContext): Pasted[] {
  const readCell = (cell: HTMLElement) =>
    joinCell(
      readNodes(cell.childNodes, childContext(cell, context)).flatMap((block) =>
        block.type === 'list' ? [] : [block.children],
      ),
    );
  return readTable(table, readCell).map((children) => ({ type: 'paragraph', children }));
}

function readBlock(element: HTMLElement, context: InlineContext): Pasted[] {
  if (isDataTable(element)) return readTableRows(element, context);
  if (element.matches('ol,ul')) return readList(element, context, 0);
  const item = readWordItem(element, context);
  if (item) return [item];
  const level = headingLevel(element);
  if (level === undefined && hasBlocks(element)) {
    return readNodes(element.childNodes, childContext(element, context));
  }
  const pieces = readInlineNodes(element.childNodes, childContext(element, context));
  if (level !== undefined) {
    for (const text of textsOf(pieces)) delete text.bold;
    return [{ type: 'heading', level, children: toParagraph(pieces) }];
  }
  const type = element.closest('blockquote') ? 'quote' : 'paragraph';
  return [{ type, children: toParagraph(pieces) }];
}

/** Returns the blocks within nodes; text between blocks becomes a paragraph. */
function readNodes(nodes: Iterable<Node>, context: InlineContext): Pasted[] {
  const blocks: Pasted[] = [];
  let pending: InlineNode[] = [];
  const flush = () => {
    blocks.push({ type: 'paragraph', children: toParagraph(pending) });
    pending = [];
  };
  for (const node of nodes) {
    const element = node instanceof HTMLElement && !isIgnored(node) ? node : undefined;
    if (element && (isBlock(element) || hasBlocks(element))) {
      flush();
      blocks.push(
        ...(isBlock(element)
          ? readBlock(element, context)
          : readNodes(element.childNodes, childContext(element, context))),
      );
    } else pending.push(...readInlineNodes([node], context));
  }
  flush();
  return blocks;
}

/** Lowers headings by one level if there is a level 1, which the page's own title has. */
function belowTitle(blocks: readonly BlockNode[]): BlockNode[] {
  const isTitle = (block: BlockNode) => block.type === 'heading' && block.level === 1;
  if (!blocks.some(isTitle)) return [...blocks];
  return blocks.map((block) =>
    block.type === 'heading'
      ? { ...block, level: Math.min(block.level + 1, MAX_HEADING_LEVEL) }
      : block,
  );
}

function withLists(pasted: readonly Pasted[]): BlockNode[] {
  const blocks: BlockNode[] = [];
  let items: PastedItem[] = [];
  const flush = () => {
    blocks.push(...buildLists(items));
    items = [];
  };
  for (const block of pasted) {
    if (block.type === 'item') items.push(block);
    else {
      flush();
      blocks.push(block);
    }
  }
  flush();
  return blocks;
}

const isEmpty = (block: Pasted) => block.type !== 'list' && isBlank(block.children);

/**
 * Converts HTML from the clipboard to Strapi's rich text: headings, paragraphs, bold, italic,
 * underlined and struck text, links, lists and tables. Supports Word, Excel, Google Docs and web pages.
 */
export function htmlToBlocks(html: string): BlockNode[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  inlineClassStyles(parsed);
  const pasted = readNodes(parsed.body.childNodes, { format: {} });
  return belowTitle(withLists(pasted.filter((block) => !isEmpty(block))));
}

/** A pasted list item; the outermost level is 0. */
type PastedItem = { level: number; isOrdered: boolean; children: InlineNode[] };

/** Limits each item to one level below the previous one, so that every nested list has a parent. */
function withoutGaps(items: readonly PastedItem[]): PastedItem[] {
  let previous = -1;
  return items.map((item) => {
    previous = Math.min(item.level, previous + 1);
    return { ...item, level: previous };
  });
}

function buildLevel(items: readonly PastedItem[], depth: number): ListNode[] {
  const lists: ListNode[] = [];
  let index = 0;
  for (let item = items[index]; item; item = items[index]) {
    const current = lists.at(-1);
    if (item.level > depth) {
      const next = items.findIndex(({ level }, at) => at > index && level <= depth);
      const end = next === -1 ? items.length : next;
      current?.children.push(...buildLevel(items.slice(index, end), depth + 1));
      index = end;
      continue;
    }
    const format = item.isOrdered ? 'ordered' : 'unordered';
    const list: ListNode =
      current?.format === format
        ? current
        : { type: 'list', format, ...(depth > 0 && { indentLevel: depth }), children: [] };
    if (list !== current) lists.push(list);
    list.children.push({ type: 'list-item', children: item.children });
    index += 1;
  }
  return lists;
}

/** Groups consecutive items into lists; a change between bullets and numbers starts a new one. */
function buildLists(items: readonly PastedItem[]): ListNode[] {
  return buildLevel(withoutGaps(items), 0);
}
