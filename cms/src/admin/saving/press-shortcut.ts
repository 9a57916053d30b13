import type { SaveAction } from './save-failures';

/**
 * Saves or publishes the form of the page as its user would: the editor of Strapi listens for these
 * keys, and offers no other way from outside of its buttons.
 */
export function pressShortcut(action: SaveAction): void {
  const shiftKey = action === 'publish';
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, shiftKey }));
}
