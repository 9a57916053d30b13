import { useEffect, useState, type RefObject } from 'react';
import { useMediaQuery } from '#src/hooks/use-media-query.ts';
import { isPopoverOpen } from '#src/lib/popover.ts';

/** Parts of the page behind the open menu. */
const BACKGROUND_PARTS = 'main, footer, [data-floating]';

/**
 * Tracks the menu's popover, which the browser opens and closes without scripts. Undefined until
 * hydration, so that the built HTML claims no state.
 */
export function useMenu(panel: RefObject<HTMLElement>): boolean | undefined {
  const [isOpen, setIsOpen] = useState<boolean>();
  const isWide = useMediaQuery('(min-width: 48rem)');

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const updateState = () => setIsOpen(isPopoverOpen(element));
    updateState();
    element.addEventListener('toggle', updateState);
    return () => element.removeEventListener('toggle', updateState);
  }, [panel]);

  useEffect(() => {
    if (isWide && isOpen) panel.current?.hidePopover();
  }, [isWide, isOpen, panel]);

  useEffect(() => {
    if (!isOpen) return;
    const backgroundParts = [...document.querySelectorAll<HTMLElement>(BACKGROUND_PARTS)];
    for (const element of backgroundParts) element.inert = true;
    return () => {
      for (const element of backgroundParts) element.inert = false;
    };
  }, [isOpen]);

  return isOpen;
}
