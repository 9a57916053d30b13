import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { cardLinkCss } from '#src/components/ui/card.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import {
  color,
  duration,
  ease,
  flex,
  fontFamily,
  fontSize,
  mq,
  palette,
  radius,
  space,
  typeset,
} from '#src/theme/tokens.ts';

type ServiceRowProps = { service: Queries.ServiceRowFieldsFragment; number: number };

const SHOWN_FEATURES = 3;

/** Number and name, features, price: a row between hairlines, a card on phones. */
export function ServiceRow({ service, number }: ServiceRowProps) {
  const { slug, name, description, features, price } = service;
  return (
    <li css={rowCss}>
      <span aria-hidden="true" css={numberCss}>
        {String(number).padStart(2, '0')}
      </span>
      <div css={textCss}>
        <h3>
          <SmartLink href={`/servicios#${slug}`} css={cardLinkCss}>
            {name}
          </SmartLink>
        </h3>
        <p css={descriptionCss}>{description}</p>
      </div>
      <CheckList items={features.slice(0, SHOWN_FEATURES)} label="Incluye" css={featuresCss} />
      <div css={priceCss}>
        <span>{price}</span>
        <span css={arrowCss} data-arrow="">
          <Icon name="arrow-right" />
        </span>
      </div>
    </li>
  );
}

const rowCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  padding: space.card,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  '& + &': { marginTop: space[5] },
  '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '& [data-arrow]': {
    transition: `background-color ${duration[2]}, color ${duration[2]}, transform ${duration[2]} ${ease.out}`,
  },
  [mq.hover]: {
    '&:hover h3': { color: color.accent },
    '&:hover [data-arrow]': {
      background: color.accent,
      color: color.onAccent,
      transform: 'translateX(3px)',
    },
  },
  [mq.md]: { gridTemplateColumns: '4rem minmax(0, 1.2fr) minmax(0, 1fr)', columnGap: space[8] },
  [mq.lg]: {
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    gap: `${space[6]} clamp(1rem, 2vw, 2rem)`,
    padding: `${space[9]} 0`,
    border: 'solid transparent',
    borderColor: color.border,
    borderWidth: '0 0 1px',
    borderRadius: 0,
    '&:first-of-type': { borderTopWidth: '1px' },
    '& + &': { marginTop: 0 },
  },
});

const numberCss = css({
  color: palette.blue[600],
  fontFamily: fontFamily.display,
  fontSize: fontSize.stat,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

const textCss = css({
  display: 'grid',
  gap: '8px',
  '& h3': { transition: `color ${duration[1]}` },
});

const descriptionCss = css({ ...typeset.body, color: color.fgMuted });

const featuresCss = css({
  alignSelf: 'center',
  color: color.fgBody,
  [mq.lg]: { gridColumn: 2 },
});

const priceCss = css({
  ...flex.spread,
  gap: space[6],
  color: color.fg,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  [mq.md]: { gridColumn: '2 / -1' },
});

const arrowCss = css({
  ...flex.center,
  width: '44px',
  height: '44px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accent,
});

export const serviceRowFields = graphql`
  fragment ServiceRowFields on STRAPI_SERVICE {
    slug
    name
    description
    features
    price
  }
`;
