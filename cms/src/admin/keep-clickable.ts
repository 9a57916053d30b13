// What takes the pointer for itself while it is open.
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Gives the page the pointer back. A dialog that was opened by a menu remembers the page as the menu
 * had left it, without the pointer, and leaves it so when it closes («Carpeta nueva», then Escape):
 * nothing can be clicked until the page is loaded again. See decision 111.
 */
export function keepClickable(): void {
  const { body } = document;
  const free = () => {
    const isLeft = body.style.pointerEvents === 'none' && !body.querySelector(OPEN);
    if (isLeft) body.style.pointerEvents = '';
  };
  const changes = { attributes: true, attributeFilter: ['style'], childList: true };
  new MutationObserver(free).observe(body, changes);
}
