import type { DefaultTreeAdapterMap } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

/** Returns the elements in document order; those in templates only on request. */
export function elementsOf(node: Node, { hasTemplates = false } = {}): Element[] {
  const found: Element[] = [];
  const visit = (each: Node): void => {
    if ('attrs' in each) found.push(each);
    if (hasTemplates && 'content' in each) visit(each.content);
    if ('childNodes' in each) each.childNodes.forEach(visit);
  };
  visit(node);
  return found;
}
