import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import {
  announcementKey,
  CLOSED_ATTRIBUTE,
  closeAnnouncement,
} from '#src/lib/closed-announcements.ts';
import { flex, fontSize, mq, palette, radius } from '#src/theme/tokens.ts';
import { MAIN_ID } from '@tequiora/cms/contracts/pages.ts';
import type { Announcement } from './site-frame.tsx';
import { useChatHref } from './use-whatsapp-href.ts';

/** A band above the header. The built page contains it, so it moves nothing when it appears. */
export function AnnouncementBar({ announcement }: { announcement: Announcement }) {
  const { text, color, closable, link } = announcement;
  const chat = useChatHref(link?.message);
  const href = link?.target === 'whatsapp' ? chat : link?.href;
  const key = announcementKey(text, link?.label, link?.href);

  function close() {
    closeAnnouncement(key);
    // The clicked button disappears.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }

  return (
    <aside
      aria-label="Anuncio"
      data-announcement={key}
      css={[barCss, colorCss(color), hiddenCss(key)]}
    >
      <Container css={contentCss}>
        <p css={textCss}>
          <span>{`${text} `}</span>
          {link && href ? (
            <SmartLink href={href} css={linkCss}>
              {link.label}
            </SmartLink>
          ) : null}
        </p>
        {closable ? (
          <button type="button" aria-label="Cerrar anuncio" onClick={close} css={closeCss}>
            <Icon name="close" size={18} />
          </button>
        ) : null}
      </Container>
    </aside>
  );
}

/** Background and text: 5.7, 17.8 and 10.7 to 1. */
const COLORS: Readonly<Record<string, readonly [background: string, text: string]>> = {
  anil: [palette.blue[600], palette.gray[0]],
  noche: [palette.navy[900], palette.gray[0]],
  cempasuchil: [palette.amber[400], palette.navy[950]],
};

function colorCss(name: string) {
  const [background, color] = COLORS[name] ?? [palette.blue[600], palette.gray[0]];
  return css({ background, color, '& :focus-visible': { outlineColor: color } });
}

const hiddenCss = (key: string) =>
  css({ [`html[${CLOSED_ATTRIBUTE}~="${key}"] &`]: { display: 'none' } });

const barCss = css({
  position: 'relative',
  fontSize: fontSize.sm,
  lineHeight: 1.45,
  // The open menu of a phone begins below the header, which is at the top then.
  [mq.belowMd]: { 'html:has(header :popover-open) &': { display: 'none' } },
  [mq.forcedColors]: { borderBottom: '1px solid' },
  [mq.print]: { display: 'none' },
});

const contentCss = css({ ...flex.row, gap: '8px', minHeight: '44px' });

const textCss = css({
  flex: '1 1 0',
  minWidth: 0,
  paddingBlock: '10px',
  fontWeight: 500,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  [mq.belowMd]: { textAlign: 'start' },
});

const linkCss = css({
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  [mq.hover]: { '&:hover': { textDecorationThickness: '2px' } },
});

const closeCss = css({
  ...flex.center,
  flex: 'none',
  width: '44px',
  height: '44px',
  marginRight: '-13px',
  padding: 0,
  border: 0,
  borderRadius: radius.md,
  background: 'none',
  color: 'inherit',
  // Scripts close it.
  '@media (scripting: none)': { display: 'none' },
});
