import { css, keyframes } from '@emotion/react';
import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { useMediaQuery } from '#src/hooks/use-media-query.ts';
import { breakpoint, ease, mq, shadow, zIndex } from '#src/theme/tokens.ts';
import { MAIN_ID } from '@tequiora/cms/contracts/pages.ts';
import { overlayCss } from '../ui/dialog.tsx';
import { Sidebar } from './sidebar.tsx';

/** Shows the sidebar on narrow screens; closes when the user selects a section. */
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { key } = useLocation();
  const isWide = useMediaQuery(`(min-width: ${breakpoint.lg})`);
  const lastKey = useRef(key);
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const openedAt = useRef(key);

  useEffect(() => {
    if (isOpen && (isWide || lastKey.current !== key)) onClose();
    lastKey.current = key;
  }, [isOpen, isWide, key, onClose]);

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? null : onClose())}>
      <Radix.Portal>
        <Radix.Overlay css={overlayCss} />
        <Radix.Content
          ref={content}
          css={drawerCss}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            openedAt.current = key;
            // Radix skips links, which are what the menu starts with.
            event.preventDefault();
            content.current?.querySelector<HTMLElement>('a, button')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus only to its own trigger.
            event.preventDefault();
            if (openedAt.current !== key) focusScreen();
            else if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <VisuallyHidden as="div">
            <Radix.Title>Menú del panel</Radix.Title>
          </VisuallyHidden>
          <Sidebar />
          <div data-scope="dark" css={closeCss}>
            <IconButton icon="close" label="Cerrar menú" shape="square" onClick={onClose} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const focusScreen = () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });

const drawerCss = css({
  position: 'fixed',
  inset: '0 auto 0 0',
  zIndex: zIndex.dialog,
  width: 'min(288px, calc(100vw - 48px))',
  boxShadow: shadow.xl,
  animation: `${slide} 320ms ${ease.out}`,
  [mq.reducedMotion]: { animation: 'none' },
});

const closeCss = css({ position: 'absolute', top: '10px', right: '10px' });
