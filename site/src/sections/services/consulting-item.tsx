import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import {
  color,
  duration,
  ease,
  flex,
  fontSize,
  mq,
  radius,
  space,
  typeset,
} from '#src/theme/tokens.ts';

/** One service: name and price while closed, all details when open. `/servicios#slug` opens it. */
export function ConsultingItem({ service }: { service: Queries.ConsultingServiceFieldsFragment }) {
  const href = useWhatsAppHref({ ...service, type: 'service' });
  return (
    <details id={service.slug} css={consultingItemCss}>
      <summary css={summaryCss}>
        <h3 css={titleCss}>{service.name}</h3>
        <span aria-hidden="true" css={leaderCss} />
        <span css={priceCss}>{service.price}</span>
        <Icon name="chevron-down" css={chevronCss} />
      </summary>
      <div css={bodyCss}>
        <p css={mutedCss}>{service.description}</p>
        <div css={contentCss}>
          {service.image ? (
            <div css={pictureCss}>
              <Picture media={service.image} ratio="4 / 3" position="50% 0" slot={SLOT} />
            </div>
          ) : null}
          <CheckList items={service.features} />
        </div>
        <TextLink href={href} hasArrow css={linkCss}>
          Preguntar por WhatsApp<VisuallyHidden>{` por ${service.name}`}</VisuallyHidden>
        </TextLink>
      </div>
    </details>
  );
}

const SLOT: PictureSlot = [
  { from: 'lg', width: '17.1rem' },
  { from: 'md', width: '18rem' },
  { width: '90vw' },
];

// Stitches from the name to the price, as on a menu.
const leaderCss = css({
  display: 'none',
  flex: 1,
  minWidth: '2rem',
  height: '4px',
  background: `repeating-linear-gradient(90deg, ${color.border} 0 4px, transparent 0 8px)`,
  [mq.md]: { display: 'block' },
});

const priceCss = css({
  color: color.fg,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  [mq.belowMd]: { flexBasis: '100%', color: color.fgMuted, fontSize: fontSize.sm, order: 1 },
});

const bodyCss = css({ display: 'grid', gap: space[5], padding: `0 0 ${space[7]}` });

const mutedCss = css({ color: color.fgMuted });

const contentCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '&:has(img)': { [mq.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

const linkCss = css({ justifySelf: 'start', minHeight: '44px', fontSize: fontSize.ui });

const consultingItemCss = css({
  interpolateSize: 'allow-keywords',
  borderBottom: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
  '&::details-content': {
    blockSize: 0,
    overflow: 'clip',
    transition: `block-size ${duration[3]} ${ease.standard}, content-visibility ${duration[3]} allow-discrete`,
  },
  '&[open]::details-content': { blockSize: 'auto' },
  // Without scripts only the URL fragment opens it.
  '@media (scripting: none)': {
    '&:target::details-content': { blockSize: 'auto', contentVisibility: 'visible' },
  },
});

const summaryCss = css({
  ...flex.wrapRow,
  gap: '2px 16px',
  minHeight: '56px',
  paddingBlock: space[4],
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  [mq.md]: { flexWrap: 'nowrap' },
  [mq.hover]: { '&:hover h3': { color: color.accent } },
});

const titleCss = css({
  ...typeset.h4,
  minWidth: 0,
  [mq.belowMd]: { flex: 1 },
  transition: `color ${duration[1]}`,
});

const chevronCss = css({
  flex: 'none',
  color: color.fgMuted,
  transition: `transform ${duration[2]} ${ease.standard}`,
  'details[open] &': { transform: 'rotate(180deg)' },
});

const pictureCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflow: 'hidden',
});
