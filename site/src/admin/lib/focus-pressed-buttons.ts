/**
 * Moves the focus to each button that is pressed, as browsers other than Safari do. Dialogs return the
 * focus to the element that had it when they opened.
 */
export function focusPressedButtons(): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && document.activeElement !== button) button.focus({ preventScroll: true });
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
