import { css } from '@emotion/react';
import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { Price } from '#src/components/ui/price.tsx';
import {
  color,
  duration,
  ease,
  flex,
  fontSize,
  mq,
  palette,
  radius,
  space,
  typeset,
} from '#src/theme/tokens.ts';
import { optionAttributes } from './option-attributes.ts';
import type { SelectorMode } from './use-flagship-selector.ts';

type FlagshipOptionProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  product: Queries.FlagshipFieldsFragment;
  mode: SelectorMode;
  isShown: boolean;
};

const FEATURES_IN_OPTION = 3;

/** A product option. A link to its panel until hydration makes it a tab or a toggle. */
export const FlagshipOption = forwardRef<HTMLAnchorElement, FlagshipOptionProps>(
  function FlagshipOption({ product, mode, isShown, ...handlers }, ref) {
    const { slug, name, subtitle, icon, features, pricing } = product;
    return (
      <a
        ref={ref}
        href={`#${slug}`}
        data-shown={isShown}
        css={optionCss}
        {...optionAttributes(mode, slug, isShown)}
        {...handlers}
      >
        <span css={headCss}>
          <IconTile name={icon} />
          <span>
            <span id={`nombre-${slug}`} css={nameCss}>
              {name}
            </span>
            {subtitle ? <span css={subtitleCss}>{subtitle}</span> : null}
          </span>
          <Icon name="chevron-down" css={chevronCss} />
        </span>
        <span css={summaryCss}>
          {features.slice(0, FEATURES_IN_OPTION).map((feature) => (
            <span key={feature} css={featureCss}>
              <Icon name="check" size={16} css={checkCss} />
              <span>{feature}</span>
            </span>
          ))}
          <span css={priceCss}>
            <Price amount={pricing.amount} unit={`/${pricing.period}`} tax={pricing.tax} isFrom />
            <Icon name="arrow-right" css={arrowCss} />
          </span>
        </span>
      </a>
    );
  },
);

const optionCss = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'space-between',
  gap: space[5],
  padding: space.card,
  color: color.fgBody,
  textDecoration: 'none',
  transition: `background-color ${duration[2]}, border-color ${duration[2]}, box-shadow ${duration[2]}`,
  [mq.hover]: { '&:hover': { borderColor: palette.gray[300], background: palette.gray[50] } },
  [mq.belowLg]: { borderRadius: radius.xl, '&:focus-visible': { outlineOffset: '-4px' } },
  [mq.lg]: {
    gridColumn: 1,
    gridRow: 'var(--row)',
    border: `1px solid ${color.border}`,
    borderRadius: radius.xl,
    background: color.bgRaised,
    '&[data-shown="true"]': {
      borderColor: palette.blue[600],
      background: palette.blue[50],
      // Second border pixel without moving the text.
      boxShadow: `inset 0 0 0 1px ${palette.blue[600]}`,
    },
    // The step that points to the panel.
    '&[data-shown="true"]::after': {
      content: '""',
      position: 'absolute',
      top: 'calc(50% - 14px)',
      right: '-15px',
      width: '14px',
      height: '28px',
      background: palette.blue[600],
      clipPath:
        'polygon(0 0, 36% 0, 36% 22%, 68% 22%, 68% 40%, 100% 40%, 100% 60%, 68% 60%, 68% 78%, 36% 78%, 36% 100%, 0 100%)',
    },
  },
  // Next to its own panel, which is as tall as four cards; nothing is selected.
  '@media (scripting: none)': {
    alignSelf: 'start',
    '&, &[data-shown="true"]': { borderColor: color.border, boxShadow: 'none' },
    '&[data-shown="true"]::after': { display: 'none' },
  },
  [mq.forcedColors]: { '&[data-shown="true"]': { outline: '2px solid Highlight' } },
  [mq.print]: { paddingBlock: space[4] },
});

const headCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[5],
  [mq.lg]: {
    '[data-shown="true"] > & > span:first-of-type': {
      background: palette.blue[600],
      color: palette.gray[0],
    },
  },
});

const nameCss = css({ ...typeset.h4, display: 'block', color: color.fg });

const subtitleCss = css({ display: 'block', color: color.fgMuted, fontSize: fontSize.sm });

const chevronCss = css({
  color: color.fgMuted,
  transition: `transform ${duration[3]} ${ease.standard}`,
  '[data-shown="true"] > span > &': { transform: 'rotate(180deg)' },
  '[data-mode="static"] &': { display: 'none' },
  [mq.lg]: { display: 'none' },
});

const summaryCss = css({
  display: 'grid',
  gap: '6px',
  fontSize: fontSize.sm,
  // The panel next to it has the same.
  [mq.print]: { display: 'none' },
});

const priceCss = css({
  ...flex.spread,
  gap: space[5],
  marginTop: space[4],
  [mq.lg]: { marginTop: space[5], paddingTop: space[5], borderTop: `1px solid ${color.border}` },
});

const arrowCss = css({
  display: 'none',
  color: color.accent,
  '[data-shown="true"] &': { visibility: 'hidden' },
  [mq.lg]: { display: 'block' },
});

const featureCss = css({ display: 'flex', alignItems: 'flex-start', gap: '8px', lineHeight: 1.5 });

const checkCss = css({ marginTop: '0.2em', color: color.accent });
