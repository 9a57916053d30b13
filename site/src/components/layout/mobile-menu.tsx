import { css } from '@emotion/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useMediaQuery } from '#src/hooks/use-media-query.ts';
import { duration, ease, flex, mq, palette, radius } from '#src/theme/tokens.ts';
import { MenuPanel } from './menu-panel.tsx';

const PANEL_ID = 'menu';
// Works without JavaScript. React 18 supports the attributes only as plain ones.
const POPOVER_TARGET = { popovertarget: PANEL_ID, popovertargetaction: 'toggle' };

/** The navigation below md: a native popover, so it works before hydration. */
export function MobileMenu({ path }: { path: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = useMenu(panel);
  return (
    <>
      <button
        type="button"
        aria-label={isOpen ? 'Cerrar menú' : 'Abrir menú'}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        css={toggleCss}
        {...POPOVER_TARGET}
      >
        <span aria-hidden="true" css={linesCss} />
      </button>
      <MenuPanel
        ref={panel}
        id={PANEL_ID}
        path={path}
        onChoose={() => panel.current?.hidePopover()}
      />
    </>
  );
}

const toggleCss = css({
  ...flex.center,
  flex: 'none',
  width: '44px',
  height: '44px',
  marginLeft: 'auto',
  padding: 0,
  border: `1px solid ${palette.gray[200]}`,
  borderRadius: radius.md,
  background: palette.gray[0],
  color: palette.navy[900],
  [mq.md]: { display: 'none' },
  [mq.print]: { display: 'none' },
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
 * Tracks the menu's popover, which the browser opens and closes without scripts. Undefined until
 * hydration, so that the built HTML claims no state.
 */
function useMenu(panel: RefObject<HTMLElement>): boolean | undefined {
  const [isOpen, setIsOpen] = useState<boolean>();
  const isWide = useMediaQuery('(min-width: 48rem)');

  useEffect(() => {
    const element = panel.current;
    // Without popovers the selector below throws.
    if (!element || !('hidePopover' in element)) return;
    const updateState = () => setIsOpen(element.matches(':popover-open'));
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

// Two lines that become an X, driven by the popover state.
const linesCss = css({
  position: 'relative',
  width: '20px',
  height: '10px',
  '&::before': { ...line, top: 0 },
  '&::after': { ...line, bottom: 0 },
  'header:has(:popover-open) &::before': { transform: 'translateY(4px) rotate(45deg)' },
  'header:has(:popover-open) &::after': { transform: 'translateY(-4px) rotate(-45deg)' },
});
