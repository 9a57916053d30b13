import { css, keyframes } from '@emotion/react';
import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { color, flex, mq, radius, space, translucent, zIndex } from '#src/theme/tokens.ts';
import { adminText, bodyTextCss } from './admin-text.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Moves the focus after closing when the element that had it before is gone. */
  onOpenerGone?: (() => void) | undefined;
  title: string;
  description?: string | undefined;
  /** Id of the element that has the focus at first; without it, the first one that can have it. */
  focusId?: string;
  /** Buttons at the bottom; the default action comes last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** Modal dialog: traps the focus, closes with Esc and restores the focus. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, onOpenerGone, title, description, focusId, footer, children } = props;
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? null : onClose())}>
      <Radix.Portal>
        <Radix.Overlay css={overlayCss} />
        <Radix.Content
          css={contentCss}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = focusId && document.getElementById(focusId);
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus only to its own trigger.
            event.preventDefault();
            if (!opener.current?.isConnected) onOpenerGone?.();
            else if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(description ? null : { 'aria-describedby': undefined })}
        >
          <div css={headCss}>
            <Radix.Title css={titleCss}>{title}</Radix.Title>
            <IconButton icon="close" label="Cerrar" shape="square" onClick={onClose} />
          </div>
          {description ? (
            <Radix.Description css={bodyTextCss}>{description}</Radix.Description>
          ) : null}
          {children}
          {footer ? <div css={dialogFooterCss}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

/** Backdrop of a dialog. */
export const overlayCss = css({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.overlay,
  background: translucent('navy', 950, 0.62),
  animation: `${appear} 200ms`,
  [mq.reducedMotion]: { animation: 'none' },
});

const contentCss = css({
  position: 'fixed',
  inset: 0,
  // A tall dialog begins below the notifications.
  '@media (min-height: 600px)': { top: '64px', bottom: '16px', maxHeight: 'calc(100dvh - 80px)' },
  zIndex: zIndex.dialog,
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  width: 'min(32rem, calc(100vw - 32px))',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 32px)',
  margin: 'auto',
  padding: space[7],
  borderRadius: radius.xl,
  background: color.bg,
  // Also clips the scroll bar, whose corners are square in Firefox and Safari.
  clipPath: `inset(0 round ${radius.xl})`,
  overflowY: 'auto',
  animation: `${appear} 200ms`,
  [mq.reducedMotion]: { animation: 'none' },
  [mq.forcedColors]: { border: '1px solid' },
});

const headCss = css({
  display: 'flex',
  gap: space[5],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

const titleCss = css({ ...adminText.lg, color: color.fg });

/** The buttons of a dialog, which stay in view while its content scrolls. */
export const dialogFooterCss = css({
  ...flex.wrap,
  position: 'sticky',
  // Over the padding of the dialog.
  bottom: `calc(-1 * ${space[7]})`,
  zIndex: 1,
  gap: space[4],
  justifyContent: 'flex-end',
  marginInline: `calc(-1 * ${space[7]})`,
  marginBottom: `calc(-1 * ${space[7]})`,
  padding: `${space[4]} ${space[7]} ${space[6]}`,
  background: color.bg,
  [mq.belowMd]: { '& > *': { flex: '1 1 auto' } },
});
