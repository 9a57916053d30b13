import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import { flex, fontFamily, fontSize, mq, palette, radius, shadow } from '#src/theme/tokens.ts';
import type { Notification, NotificationType } from './store.ts';

type NotificationCardProps = {
  notification: Notification;
  onClose: () => void;
  /** Runs the action of the notification. */
  onAct: () => void;
  /** Reports the focus state: a focused notification must not expire. */
  onHold: (isHeld: boolean) => void;
};

export function NotificationCard(props: NotificationCardProps) {
  const { notification, onClose, onAct, onHold } = props;
  const { type, title, message, duration, action } = notification;
  const left = useRef<Element | null>(null);

  const act = () => {
    // The button is about to be removed.
    if (left.current instanceof HTMLElement) left.current.focus({ preventScroll: true });
    onAct();
  };
  return (
    <div
      role={type === 'error' ? 'alert' : 'status'}
      css={[cardCss, removedCss, typeCss[type], action && actingCss]}
      // Holds the countdown while the pointer is anywhere on it.
      style={action && { pointerEvents: 'auto' }}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        left.current = relatedTarget;
        onHold(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onHold(false);
      }}
    >
      <Icon name={icons[type]} size={20} css={iconCss} />
      <div>
        <p css={titleCss}>{title}</p>
        {message ? <p css={messageCss}>{message}</p> : null}
      </div>
      {action ? (
        <Button variant="link" css={actionCss} aria-keyshortcuts={action.key} onClick={act}>
          <span>{action.label}</span>
          {action.key ? (
            <kbd aria-hidden="true" css={keyCss}>
              {action.key.toUpperCase()}
            </kbd>
          ) : null}
        </Button>
      ) : null}
      <IconButton
        icon="close"
        label="Cerrar notificación"
        size={32}
        shape="square"
        css={closeCss}
        onClick={onClose}
      />
      {Number.isFinite(duration) ? (
        <span aria-hidden="true" css={timerCss} style={{ animationDuration: `${duration}ms` }} />
      ) : null}
    </div>
  );
}

const icons: Record<NotificationType, IconName> = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'warning',
  info: 'info',
};

const cardCss = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '12px',
  alignItems: 'start',
  width: 'clamp(300px, 26vw, 380px)',
  // The breakpoint of sonner's phone layout.
  '@media (max-width: 600px)': { width: '100%' },
  padding: '8px 8px 10px 20px',
  border: `1px solid ${palette.gray[200]}`,
  borderRadius: radius.lg,
  background: palette.gray[0],
  boxShadow: shadow.lg,
  fontSize: fontSize['ui-sm'],
  lineHeight: 1.45,
  // sonner's style sheet sets another family on its list.
  fontFamily: fontFamily.body,
  overflow: 'hidden',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '12px auto 12px 0',
    width: '4px',
    borderRadius: '0 4px 4px 0',
    background: 'currentColor',
  },
});

/** While it fades out, the pointer is on what is behind it. */
const removedCss = css`
  [data-removed='true'] &,
  [data-removed='true'] & * {
    pointer-events: none !important;
  }
`;

const typeCss: Record<NotificationType, SerializedStyles> = {
  success: css({ color: palette.green[700] }),
  error: css({ color: palette.red[600], background: palette.red[50] }),
  warning: css({ color: palette.amber[800] }),
  info: css({ color: palette.sky[800] }),
};

const iconCss = css({ marginTop: '1px' });

const titleCss = css({ color: palette.navy[900], fontWeight: 600, fontSize: fontSize.ui });

const messageCss = css({ color: palette.gray[600] });

// Wide, so that it is low and clear of the buttons below the top bar; on a narrow screen, as wide as what
// the link to the site leaves.
const actingCss = css({
  '@media (min-width: 601px)': {
    gridTemplateColumns: 'auto 1fr auto auto',
    width: 'clamp(min(440px, 100vw - 15rem), 34vw, 480px)',
  },
});

const actionCss = css({
  minHeight: '44px',
  whiteSpace: 'nowrap',
  [mq.hover]: { minHeight: '32px' },
  '@media (max-width: 600px)': { gridArea: '2 / 2' },
});

const keyCss = css({
  display: 'none',
  [mq.hover]: {
    ...flex.center,
    display: 'inline-flex',
    minWidth: '24px',
    height: '24px',
    marginLeft: '8px',
    border: `1px solid ${palette.gray[200]}`,
    borderRadius: radius.sm,
    color: palette.gray[600],
    fontSize: fontSize['ui-sm'],
  },
});

const closeCss = css({ border: 0, pointerEvents: 'auto' });

const run = keyframes({ to: { transform: 'scaleX(0)' } });

const timerCss = css({
  position: 'absolute',
  inset: 'auto 0 0 0',
  height: '2px',
  background: 'currentColor',
  opacity: 0.5,
  transformOrigin: 'left',
  animation: `${run} linear forwards`,
  // The countdown pauses while the pointer or the focus is on the stack.
  '[data-expanded="true"] &, *:hover > &, *:focus-within > &': { animationPlayState: 'paused' },
});
