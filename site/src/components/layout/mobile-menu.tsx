import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useMediaQuery } from '#src/hooks/use-media-query.ts';
import { hasPopovers } from '#src/lib/has-popovers.ts';
import { duration, ease, flex, mq, palette, radius, space } from '#src/theme/tokens.ts';
import { MenuPanel, WITHOUT_POPOVERS } from './menu-panel.tsx';

const PANEL_ID = 'menu';
// Works without JavaScript. React 18 supports the attributes only as plain ones.
const POPOVER_TARGET = { popovertarget: PANEL_ID, popovertargetaction: 'toggle' };

/**
 * The navigation below md: a native popover, so it works before hydration. In browsers without popovers
 * scripts show the panel.
 */
export function MobileMenu({ path }: { path: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, isShown, toggle, close } = useMenu(panel);
  return (
    <>
      <button
        type="button"
        aria-label={isOpen ? 'Cerrar menú' : 'Abrir menú'}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        css={toggleCss}
        onClick={toggle}
        {...POPOVER_TARGET}
      >
        <span aria-hidden="true" css={linesCss} />
      </button>
      <noscript>
        <a href={`#${PANEL_ID}`} aria-label="Abrir menú" css={linkCss} />
      </noscript>
      <MenuPanel ref={panel} id={PANEL_ID} path={path} isShown={isShown} onChoose={close} />
    </>
  );
}

const toggleCss = css({
  ...flex.center,
  flex: 'none',
  width: '44px',
  height: '44px',
  padding: 0,
  border: `1px solid ${palette.gray[200]}`,
  borderRadius: radius.md,
  background: palette.gray[0],
  color: palette.navy[900],
  [mq.md]: { display: 'none' },
  [mq.print]: { display: 'none' },
});

/** Over the button, which does nothing without popovers and scripts. */
const linkCss = css({
  display: 'none',
  [WITHOUT_POPOVERS]: {
    display: 'block',
    position: 'absolute',
    right: space.gutter,
    width: '44px',
    height: '44px',
    [mq.md]: { display: 'none' },
  },
});

const line = {
  content: '""',
  position: 'absolute',
  left: 0,
  width: '100%',
  height: '2px',
  background: 'currentColor',
  transition: `transform ${duration[2]} ${ease.standard}`,
  [mq.forcedColors]: { background: 'ButtonText' },
} as const;

/** Parts of the page behind the open menu. */
const BACKGROUND_PARTS = 'main, footer, [data-floating]';

/**
 * Tracks the menu's popover, which the browser opens and closes without scripts. `isOpen` is undefined
 * until hydration, so that the built HTML claims no state. `isShown`: open without popovers.
 */
function useMenu(panel: RefObject<HTMLElement>) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const isWide = useMediaQuery('(min-width: 48rem)');
  const close = useCallback(() => {
    if (hasPopovers()) panel.current?.hidePopover();
    else setIsOpen(false);
  }, [panel]);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The selector below throws.
    if (!hasPopovers()) return setIsOpen(false);
    const updateState = () => setIsOpen(element.matches(':popover-open'));
    updateState();
    element.addEventListener('toggle', updateState);
    return () => element.removeEventListener('toggle', updateState);
  }, [panel]);

  useEffect(() => {
    if (isWide && isOpen) close();
  }, [isWide, isOpen, close]);

  useEffect(() => {
    if (!isOpen) return;
    const backgroundParts = [...document.querySelectorAll<HTMLElement>(BACKGROUND_PARTS)];
    for (const element of backgroundParts) element.inert = true;
    return () => {
      for (const element of backgroundParts) element.inert = false;
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || hasPopovers()) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('keydown', onKey);
    return () => {
      document.documentElement.style.overflow = '';
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);

  return {
    isOpen,
    isShown: isOpen === true && !hasPopovers(),
    close,
    toggle: () => {
      if (!hasPopovers()) setIsOpen(!isOpen);
    },
  };
}

// Two lines that become an X, driven by the popover state.
const linesCss = css({
  position: 'relative',
  width: '20px',
  height: '10px',
  '&::before': { ...line, top: 0 },
  '&::after': { ...line, bottom: 0 },
  'header:has(:popover-open) &::before': { transform: 'translateY(4px) rotate(45deg)' },
  'header:has(:popover-open) &::after': { transform: 'translateY(-4px) rotate(-45deg)' },
  '[aria-expanded="true"] > &::before': { transform: 'translateY(4px) rotate(45deg)' },
  '[aria-expanded="true"] > &::after': { transform: 'translateY(-4px) rotate(-45deg)' },
});
