/**
 * Does to the texts in an element what browser translators do: replaces each text node by two nested
 * `<font>` elements with the translation, here in capital letters, and translates what is added later.
 * Self-contained: browser tests run it in the page.
 */
export function translate(root: Element): void {
  const ignored = 'font,noscript,script,style,svg,template,textarea,[translate="no"]';
  const replace = (node: Node) => {
    if (!node.textContent?.trim() || node.parentElement?.closest(ignored)) return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).append(node.textContent.toUpperCase());
    node.parentNode?.replaceChild(outer, node);
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) replace(text);
  };
  replaceIn(root);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replaceIn(target);
      for (const node of addedNodes) if (node.isConnected) replaceIn(node);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
}
