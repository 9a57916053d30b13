import { css } from '@emotion/react';
import type {
  FocusEventHandler,
  FormEventHandler,
  MouseEventHandler,
  PointerEventHandler,
} from 'react';
import { Badge } from '#src/components/ui/badge.tsx';
import { CheckList } from '#src/components/ui/check-list.tsx';
import { PackagePrice } from '#src/components/ui/price.tsx';
import {
  color,
  duration,
  fontSize,
  mq,
  palette,
  radius,
  shadow,
  typeset,
} from '#src/theme/tokens.ts';
import { DeliveryTime } from './delivery-time.tsx';

const MAX_FEATURES = 3;

type PackageOptionProps = {
  item: Queries.PackageFieldsFragment;
  index: number;
  isDefault: boolean;
  onPointerMove: PointerEventHandler<HTMLElement>;
  onPointerLeave: PointerEventHandler<HTMLElement>;
  onFocus: FocusEventHandler<HTMLElement>;
  onChange: FormEventHandler<HTMLElement>;
  onClick: MouseEventHandler<HTMLElement>;
};

/** One card of the group. Its name is the label, stretched over the whole card. */
export function PackageOption({ item, index, isDefault, ...follow }: PackageOptionProps) {
  const radioId = `paquete-${item.slug}`;
  const factsId = `${radioId}-datos`;
  return (
    <div data-option={index} css={optionCss} {...follow}>
      {item.popular ? (
        <Badge tone="popular" css={popularCss}>
          Más popular
        </Badge>
      ) : null}
      <div css={headCss} data-head="">
        <input
          type="radio"
          name="paquete"
          id={radioId}
          value={item.slug}
          defaultChecked={isDefault}
          aria-describedby={factsId}
          css={radioCss}
        />
        {item.subtitle ? <p css={subtitleCss}>{item.subtitle}</p> : null}
        <label htmlFor={radioId} css={labelCss}>
          {item.name}
        </label>
      </div>
      <div id={factsId} css={factsCss}>
        <PackagePrice item={item} />
        <DeliveryTime text={item.deliveryTime} />
      </div>
      <CheckList items={item.features.slice(0, MAX_FEATURES)} css={featuresCss} />
    </div>
  );
}

const optionCss = css({
  breakInside: 'avoid',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Subgrid: names, prices and features are level in all cards of a row.
  gridRow: 'span 3',
  gridTemplateRows: 'auto auto 1fr',
  rowGap: 0,
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.bg,
  transition: `border-color ${duration[2]}, box-shadow ${duration[2]}`,
  [mq.md]: { gridTemplateRows: 'subgrid' },
  '&:has(:checked)': {
    borderColor: color.accent,
    boxShadow: `inset 0 0 0 1px ${color.accent}, ${shadow.md}`,
    '& [data-head]': { background: palette.blue[50] },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  [mq.hover]: { '&:hover:not(:has(:checked))': { borderColor: palette.gray[400] } },
  [mq.forcedColors]: { '&:has(:checked)': { outline: '3px solid Highlight' } },
});

const popularCss = css({
  position: 'absolute',
  top: 0,
  left: '20px',
  transform: 'translateY(-50%)',
});

const headCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  alignItems: 'start',
  margin: '2px',
  padding: '20px 18px 16px',
  borderRadius: '18px 18px 0 0',
  transition: `background-color ${duration[2]}`,
});

const subtitleCss = css({
  gridArea: '1 / 1',
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.4,
});

const labelCss = css({
  ...typeset.h4,
  gridArea: '2 / 1',
  color: color.fg,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.xl },
});

const radioCss = css({
  gridArea: '1 / 2',
  appearance: 'none',
  width: '24px',
  height: '24px',
  margin: 0,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  background: color.bg,
  '&:checked': { border: `7px solid ${color.accent}` },
  '&:focus-visible': { outline: 'none' },
  [mq.forcedColors]: { appearance: 'auto' },
});

const factsCss = css({
  display: 'grid',
  gap: '8px',
  alignContent: 'start',
  margin: '4px 20px 16px',
  paddingBottom: '16px',
  borderBottom: `1px solid ${color.border}`,
});

const featuresCss = css({ alignContent: 'start', padding: '0 20px 22px' });
