import { useEffect, useState, type RefObject } from 'react';
import { isPopoverOpen } from '#src/lib/popover.ts';
import { useMediaQuery } from '#src/hooks/use-media-query.ts';

/** Parts of the page that lie behind the open menu. */
const BEHIND = 'main, footer, [data-floating]';

/**
 * Follows the menu's popover, which the browser opens and closes by itself. Undefined until the
 * page is interactive, so that the built HTML claims no state that it could not keep.
 */
export function useMenu(panel: RefObject<HTMLElement>): boolean | undefined {
  const [isOpen, setIsOpen] = useState<boolean>();
  const isWide = useMediaQuery('(min-width: 48rem)');

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const follow = () => setIsOpen(isPopoverOpen(element));
    follow();
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, [panel]);

  useEffect(() => {
    if (isWide && isOpen) panel.current?.hidePopover();
  }, [isWide, isOpen, panel]);

  useEffect(() => {
    if (!isOpen) return;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [isOpen]);

  return isOpen;
}
