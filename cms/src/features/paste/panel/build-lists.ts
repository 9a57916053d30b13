import type { InlineNode, ListNode } from './blocks';

/** A pasted list item; the outermost level is 0. */
export type PastedItem = { level: number; isOrdered: boolean; children: InlineNode[] };

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
export function buildLists(items: readonly PastedItem[]): ListNode[] {
  return buildLevel(withoutGaps(items), 0);
}
