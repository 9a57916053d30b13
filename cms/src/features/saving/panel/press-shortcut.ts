import type { SaveAction } from './save-failures';

/**
 * Saves or publishes the form of the page.
 *
 * UPSTREAM: @strapi/content-manager 5.54 · the keyboard shortcut of the editor
 * why: nothing else starts the save of the open form with its validation
 * test: site/e2e/panel/saving.spec.ts
 * until: the content manager exports the submission of the form
 */
export function pressShortcut(action: SaveAction): void {
  const shiftKey = action === 'publish';
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, shiftKey }));
}
