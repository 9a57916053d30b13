/** Brings an entry that is one of many on its page into view, and chooses it where one is chosen. */
export function revealEntry(name: string, slug: unknown): void {
  const main = document.querySelector('main');
  const own = typeof slug === 'string' ? document.getElementById(slug) : null;
  const element = own ?? (main && findText(main, name));
  if (!element) return;
  element.closest('[data-option]')?.querySelector('input')?.click();
  element.scrollIntoView({ block: 'center' });
}

/** The first element that says exactly this; a button, which shows it, before a text. */
function findText(root: Element, text: string): Element | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Element[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement && textContent?.trim() === text.trim()) found.push(parentElement);
  }
  const button = found.map((element) => element.closest('button')).find(Boolean);
  button?.click();
  return button ?? found[0] ?? null;
}
