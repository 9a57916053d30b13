/**
 * Reports, as console errors, the operations of React that fail on a page that the browser translated.
 * Translators replace each text node by a `<font>` element, but React keeps its reference: it can no
 * longer remove such a node or insert something before it, and a new value is not shown. The only text in
 * an element is safe: React sets it on the element. Also an init script of browser tests.
 */
export function reportUnsafeTextChanges(): void {
  const report = (operation: string, node: Node | null) => {
    // React refers to a single text node when it has siblings or a component around it.
    const isOfReact = node && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
    if (!(node instanceof Text) || !isOfReact) return;
    const place = node.parentElement?.outerHTML.slice(0, 300);
    console.error(`Unsafe on a translated page: ${operation} the text «${node.data}» in ${place}`);
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    report('removes', child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ) {
    report('inserts before', before);
    return insertBefore.call(this, node, before) as T;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value) return;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (text !== this.nodeValue) report(`sets «${text}» in`, this);
      value.set?.call(this, text);
    },
  });
}
