import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useHoverIntent } from '#src/hooks/use-hover-intent.ts';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { useMediaQuery } from '#src/hooks/use-media-query.ts';
import { hasModifier } from '#src/lib/has-modifier.ts';
import { breakpoint } from '#src/theme/tokens.ts';

/** `static`: links to the panels until hydration. */
export type SelectorMode = 'static' | 'tabs' | 'accordion';

/**
 * Tabs that follow pointer, focus and click on wide windows; on narrow ones an accordion with
 * independent panels, so that nothing above the touch point moves.
 */
export function useFlagshipSelector(slugs: readonly string[]) {
  const isHydrated = useHydrated();
  const isWide = useMediaQuery(`(min-width: ${breakpoint.lg})`);
  const mode: SelectorMode = !isHydrated ? 'static' : isWide ? 'tabs' : 'accordion';
  const [selected, setSelected] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([0]));
  const hover = useHoverIntent(setSelected);
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);

  // A link to a product of this section, or a card selected before hydration.
  useEffect(() => {
    // Not decoded, which could throw: slugs contain only letters, digits and hyphens.
    const target = slugs.indexOf(window.location.hash.slice(1));
    if (target <= 0) return;
    setSelected(target);
    setOpen(new Set([target]));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address counts once, on arrival
  }, []);

  // A link to a product within the page, such as a search result.
  useEffect(() => {
    function onHashChange() {
      const target = slugs.indexOf(window.location.hash.slice(1));
      if (target < 0) return;
      setSelected(target);
      setOpen((current) => new Set([...current, target]));
      const option = tabs.current[target];
      // In an accordion the name is above the target of the link.
      if (mode === 'accordion') option?.scrollIntoView();
      option?.focus({ preventScroll: true });
    }
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [mode, slugs]);

  function activate(index: number) {
    hover.cancel();
    if (mode === 'tabs') setSelected(index);
    else setOpen((current) => toggled(current, index));
  }

  function moveTo(index: number) {
    const target = (index + slugs.length) % slugs.length;
    setSelected(target);
    tabs.current[target]?.focus();
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (hasModifier(event)) return;
    const action = keyAction(event.key, index, slugs.length);
    if (action === 'activate') activate(index);
    else if (mode === 'tabs' && action !== null) moveTo(action);
    else return;
    event.preventDefault();
  }

  return {
    mode,
    isShown: (index: number) => (mode === 'accordion' ? open.has(index) : index === selected),
    optionProps: (index: number) => ({
      ref: (element: HTMLAnchorElement | null) => {
        tabs.current[index] = element;
      },
      onClick: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        activate(index);
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
      onFocus: () => {
        if (mode === 'tabs') setSelected(index);
      },
      onPointerEnter: (event: PointerEvent) => {
        if (mode === 'tabs' && event.pointerType === 'mouse') hover.start(index);
      },
      onPointerLeave: hover.cancel,
    }),
  };
}

function keyAction(key: string, index: number, count: number): 'activate' | number | null {
  switch (key) {
    case ' ':
      return 'activate';
    case 'ArrowDown':
    case 'ArrowRight':
      return index + 1;
    case 'ArrowUp':
    case 'ArrowLeft':
      return index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

function toggled(current: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(current);
  if (!next.delete(index)) next.add(index);
  return next;
}
