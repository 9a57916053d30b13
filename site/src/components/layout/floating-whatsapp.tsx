import { css, keyframes } from '@emotion/react';
import { useEffect, useState } from 'react';
import { BrandIcon } from '#src/components/ui/brand-icon.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import {
  color,
  duration,
  ease,
  flex,
  fontSize,
  mq,
  palette,
  radius,
  shadow,
  zIndex,
} from '#src/theme/tokens.ts';
import { useWhatsAppHref } from './use-whatsapp-href.ts';

export function FloatingWhatsApp({ path }: { path: string }) {
  const href = useWhatsAppHref();
  const place = useFloatingPlace(path);
  return (
    <aside aria-label="Contacto rápido" data-floating={place} css={floatingCss}>
      <SmartLink href={href} css={buttonCss}>
        <BrandIcon name="whatsapp" size={30} />
        <span data-label="" css={labelCss}>
          Escríbenos por WhatsApp
        </span>
      </SmartLink>
    </aside>
  );
}

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(24px) scale(0.6)' } });

type FloatingPlace = 'resting' | 'raised' | 'yielding' | 'away';

/** Elements whose controls the floating button would cover on a phone. */
const DOCKS = '[data-dock]';

/** The page's own chat button: on a phone it has the position of the floating one. */
const OWN_CHATS = '[data-own-chat]';

/** Returns the state of the floating button, depending on the visible parts of the page. */
function useFloatingPlace(path: string): FloatingPlace {
  const isFooterVisible = useIsVisible('[data-footer-contact]', path);
  const isDockVisible = useIsVisible(DOCKS, path);
  const isOwnChatVisible = useIsVisible(OWN_CHATS, path);
  if (isFooterVisible) return 'away';
  if (isOwnChatVisible) return 'yielding';
  return isDockVisible ? 'raised' : 'resting';
}

/** Returns true while the first such element of the page is in the viewport. */
function useIsVisible(selector: string, path: string): boolean {
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    setIsVisible(false);
    const element = document.querySelector(selector);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) =>
      setIsVisible(entry?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector, path]);

  return isVisible;
}

const floatingCss = css({
  position: 'fixed',
  right: '16px',
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  zIndex: zIndex.floating,
  animation: `${enter} 500ms ${ease.spring} 1.5s backwards`,
  transition: `translate ${duration[3]} ${ease.standard}, opacity ${duration[2]}, visibility ${duration[2]}`,
  [mq.md]: { right: '24px', bottom: '24px' },
  [mq.belowMd]: {
    // The hero dock is visible.
    '&[data-floating="raised"]': { translate: '0 -64px' },
    '&[data-floating="yielding"]': { opacity: 0, visibility: 'hidden' },
    'body:has(main :is(input, textarea, select):focus) &': { visibility: 'hidden' },
  },
  // The footer has the same contact, and the button would cover it.
  '&[data-floating="away"]': { opacity: 0, visibility: 'hidden', translate: '0 12px' },
  'body:has([role="dialog"]) &': { visibility: 'hidden' },
  [mq.print]: { display: 'none' },
});

const buttonCss = css({
  ...flex.row,
  justifyContent: 'center',
  height: '56px',
  minWidth: '56px',
  padding: '0 13px',
  borderRadius: radius.full,
  background: color.whatsappBright,
  color: palette.navy[950],
  fontSize: fontSize.ui,
  fontWeight: 600,
  textDecoration: 'none',
  boxShadow: shadow.green,
  [mq.md]: { height: '60px', minWidth: '60px', padding: '0 15px' },
  [mq.forcedColors]: { border: '1px solid' },
  [mq.hover]: {
    '&:hover [data-label], &:focus-visible [data-label]': {
      maxWidth: '16em',
      marginLeft: '10px',
      opacity: 1,
    },
  },
});

// Collapsed instead of removed, because it is the accessible name of the link.
const labelCss = css({
  maxWidth: 0,
  opacity: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  transition: `max-width ${duration[2]} ${ease.standard}, margin ${duration[2]} ${ease.standard}, opacity ${duration[2]}`,
});
