import type { BlocksContent } from '@strapi/blocks-react-renderer';

type Node = { type: string; children: Node[] };

/**
 * Moves each nested list into the item before it. The editor stores it next to its item, where HTML
 * allows only items.
 */
export function nestLists(content: BlocksContent): BlocksContent {
  return content.map((block) => (block.type === 'list' ? (nest(block as Node) as never) : block));
}

function nest(list: Node): Node {
  const items: Node[] = [];
  for (const child of list.children) {
    const item = items.at(-1);
    if (child.type !== 'list') items.push({ ...child, children: [...child.children] });
    else if (item) item.children.push(nest(child));
    else items.push({ type: 'list-item', children: [nest(child)] });
  }
  return { ...list, children: items };
}
