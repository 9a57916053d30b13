// Overlays that disable pointer events on the page while they are open.
const OPEN_OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Restores pointer events on the page. A dialog that is opened from a menu saves the menu's
 * `pointer-events: none` on `body` and puts it back when it closes («Carpeta nueva», then Escape):
 * nothing can be clicked until the page is reloaded.
 */
export function restorePointerEvents(): void {
  const { body } = document;
  const restore = () => {
    const isStale = body.style.pointerEvents === 'none' && !body.querySelector(OPEN_OVERLAYS);
    if (isStale) body.style.pointerEvents = '';
  };
  const options = { attributes: true, attributeFilter: ['style'], childList: true };
  new MutationObserver(restore).observe(body, options);
}
