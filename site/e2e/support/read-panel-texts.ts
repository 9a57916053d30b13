import type { Page } from '@playwright/test';

/** Returns every visible or spoken text of the current screen, without duplicates. */
export function readPanelTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SPOKEN = ['placeholder', 'aria-label', 'aria-description', 'title', 'alt'];
    const isRendered = (element: Element | null): element is Element =>
      element !== null && element.closest('script, style, noscript, [hidden]') === null;
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isRendered(walker.currentNode.parentElement))
        found.push(walker.currentNode.nodeValue ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isRendered(element)) continue;
      for (const name of SPOKEN) found.push(element.getAttribute(name) ?? '');
    }
    const texts = found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
    return [...new Set(texts)];
  });
}
