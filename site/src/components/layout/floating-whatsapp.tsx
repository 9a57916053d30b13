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
const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' } });

type FloatingPlace = 'resting' | 'raised' | 'yielding' | 'away';

/** Elements whose controls the floating button would cover on a phone. */
const DOCKS = '[data-dock]';

/** The page's own chat button: on a phone it has the position of the floating one. */
const OWN_CHATS = '[data-own-chat]';

/** What the floating button must not cover: controls, errors, and parts that say so. */
const COVERABLE =
  'main :is(button:not([data-dock] *), input:not([type="hidden"]), select, textarea, [role="alert"], [data-own-chat], [data-keep-clear])';

/** Side of the corner of the viewport that the floating button takes. */
const CORNER_PX = 96;

/** Returns the state of the floating button, depending on the visible parts of the page. */
function useFloatingPlace(path: string): FloatingPlace {
  const isFooterVisible = useIsVisible('[data-footer-contact]', path);
  const isDockVisible = useIsVisible(DOCKS, path);
  const isOwnChatVisible = useIsVisible(OWN_CHATS, path);
  const isCovering = useIsCovering(path);
  if (isFooterVisible || isCovering) return 'away';
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

/** Returns true while something that must stay visible is in the corner of the floating button. */
function useIsCovering(path: string): boolean {
  const [isCovering, setIsCovering] = useState(false);

  useEffect(() => {
    let stop = () => {};
    const watch = () => {
      stop();
      stop = watchCorner(setIsCovering);
    };
    watch();
    window.addEventListener('resize', watch);
    // Results, errors and answers add controls after the page was loaded.
    const additions = new MutationObserver(watch);
    const main = document.querySelector('main');
    if (main) additions.observe(main, { childList: true, subtree: true });
    return () => {
      additions.disconnect();
      window.removeEventListener('resize', watch);
      stop();
    };
  }, [path]);

  return isCovering;
}

function watchCorner(report: (isCovering: boolean) => void): () => void {
  const [above, before] = [window.innerHeight, window.innerWidth].map((size) =>
    Math.max(0, size - CORNER_PX),
  );
  const covered = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      report(covered.size > 0);
    },
    { rootMargin: `-${above}px 0px 0px -${before}px` },
  );
  const coverable = document.querySelectorAll(COVERABLE);
  coverable.forEach((element) => observer.observe(element));
  if (coverable.length === 0) report(false);
  return () => observer.disconnect();
}

const floatingCss = css({
  position: 'fixed',
  right: '16px',
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  zIndex: zIndex.floating,
  animation: `${enter} 500ms ${ease.spring} 1.5s backwards`,
  transition: `translate ${duration[3]} ${ease.standard}, opacity ${duration[2]}, visibility ${duration[2]}`,
  [mq.md]: { right: '24px', bottom: '24px' },
  // The first view of a phone has a chat button as wide as the window, and no script runs yet.
  '@media (max-width: 47.99rem) and (scripting: enabled)': {
    '@supports (animation-timeline: scroll())': {
      animation: `${appear} linear both`,
      animationTimeline: 'scroll(root)',
      animationRange: '0 64px',
    },
  },
  [mq.belowMd]: {
    // The hero dock is visible.
    '&[data-floating="raised"]': { translate: '0 -64px' },
    '&[data-floating="yielding"]': { opacity: 0, visibility: 'hidden' },
    'body:has(main :is(input, textarea, select):focus) &': { visibility: 'hidden' },
  },
  // It would cover a control, an error or the same contact in the footer.
  '&[data-floating="away"]': { opacity: 0, visibility: 'hidden', translate: '0 12px' },
  'body:has([role="dialog"], main [role="alert"]) &': { visibility: 'hidden' },
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
