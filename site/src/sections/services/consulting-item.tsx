import { css } from '@emotion/react';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import {
  color,
  duration,
  ease,
  fontSize,
  mq,
  palette,
  radius,
  shadow,
  space,
  typeset,
} from '#src/theme/tokens.ts';

/** One service: name and price while closed, all details when open. `/servicios#slug` opens it. */
export function ConsultingItem({ service }: { service: Queries.ConsultingServiceFieldsFragment }) {
  const href = useWhatsAppHref({ ...service, type: 'service' });
  return (
    <details id={service.slug} css={consultingItemCss}>
      <summary css={summaryCss}>
        <span css={tileCss}>
          <IconTile name={service.icon} />
        </span>
        <h3 css={titleCss}>{service.name}</h3>
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

const tileCss = css({ gridRow: '1 / 3' });

const priceCss = css({
  gridArea: '2 / 2',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

const bodyCss = css({ display: 'grid', gap: space[5], padding: `0 20px 20px` });

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
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bg,
  transition: `border-color ${duration[2]}, box-shadow ${duration[2]}`,
  '&[open]': { borderColor: palette.gray[300], boxShadow: shadow.sm },
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
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 16px',
  padding: '16px 20px',
  borderRadius: radius.lg,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  [mq.hover]: { '&:hover h3': { color: color.accent } },
});

const titleCss = css({
  ...typeset.h4,
  gridArea: '1 / 2',
  transition: `color ${duration[1]}`,
});

const chevronCss = css({
  gridArea: '1 / 3 / 3',
  color: color.fgMuted,
  transition: `transform ${duration[2]} ${ease.standard}`,
  'details[open] &': { transform: 'rotate(180deg)' },
});

const pictureCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  overflow: 'hidden',
});
