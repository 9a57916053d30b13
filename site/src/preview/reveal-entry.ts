/** Scrolls to an entry that is one of several on its page, and selects it where one is selected. */
export function revealEntry(name: string, slug: unknown): void {
  const main = document.querySelector('main');
  const own = typeof slug === 'string' ? document.getElementById(slug) : null;
  const element = own ?? (main && findText(main, name));
  if (!element) return;
  element.closest('[data-option]')?.querySelector('input')?.click();
  element.scrollIntoView({ block: 'center' });
}

/** Returns the first element with exactly this text; for a choice, its input. */
function findText(root: Element, text: string): Element | null {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement && textContent?.trim() === text.trim()) {
      return parentElement.closest('select') ?? parentElement;
    }
  }
  return null;
}
