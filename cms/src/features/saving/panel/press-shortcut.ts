import type { SaveAction } from './save-failures';

/**
 * Saves or publishes the form of the page through the keyboard shortcut of Strapi's editor, which has
 * no API for it.
 */
export function pressShortcut(action: SaveAction): void {
  const shiftKey = action === 'publish';
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, shiftKey }));
}
