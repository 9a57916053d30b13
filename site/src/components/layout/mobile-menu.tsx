import { css } from '@emotion/react';
import { useRef } from 'react';
import { popoverTargetProps } from '#src/lib/popover.ts';
import { duration, ease, flex, mq, palette, radius } from '#src/theme/tokens.ts';
import { MenuPanel } from './menu-panel.tsx';
import { useMenu } from './use-menu.ts';

const PANEL_ID = 'menu';

type MobileMenuProps = { path: string };

/** The navigation below md: a native popover, so it works before hydration. */
export function MobileMenu({ path }: MobileMenuProps) {
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
        {...popoverTargetProps(PANEL_ID)}
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
