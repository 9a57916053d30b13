import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, mq, palette, space, typeset } from '#src/theme/tokens.ts';

type PaymentBarProps = { payments: Queries.ConditionsFieldsFragment['payments'] };

/** The payments as large figures over parts of one bar, each as wide as its share. */
export function PaymentBar({ payments }: PaymentBarProps) {
  if (payments.length === 0) return null;
  const shares = payments.map(({ percentage }) => `minmax(0, ${percentage}fr)`).join(' ');
  return (
    <ol role="list" css={barCss} style={{ '--shares': shares } as CSSProperties}>
      {payments.map((payment, index) => (
        <li
          key={payment.label}
          css={itemCss}
          style={{ '--shade': shadeOf(index) } as CSSProperties}
        >
          <span aria-hidden="true" css={figureCss}>
            <span>{payment.percentage}</span>
            <small>%</small>
          </span>
          <b css={labelCss}>
            <span>{payment.label}</span>
            <VisuallyHidden>{` · ${payment.percentage}%`}</VisuallyHidden>
          </b>
          {payment.description ? <p css={textCss}>{payment.description}</p> : null}
        </li>
      ))}
    </ol>
  );
}

const SHADES = [palette.blue[600], palette.blue[800], palette.navy[900]];

function shadeOf(index: number): string | undefined {
  return SHADES[index % SHADES.length];
}

const barCss = css({
  display: 'grid',
  gap: space[6],
  [mq.md]: { gridTemplateColumns: 'var(--shares)', gap: '6px' },
});

const itemCss = css({
  display: 'grid',
  alignContent: 'start',
  gap: '6px',
  [mq.md]: { paddingRight: space[6] },
});

const figureCss = css({
  ...typeset.figure,
  color: 'var(--shade)',
  '& small': { marginLeft: '0.06em', fontSize: '0.42em', letterSpacing: 0 },
  '&::after': {
    content: '""',
    display: 'block',
    height: '10px',
    margin: '22px 0 14px',
    background: 'var(--shade)',
  },
  [mq.md]: { '&::after': { marginRight: `calc(-1 * ${space[6]})` } },
  [mq.forcedColors]: { '&::after': { background: 'CanvasText' } },
});

const labelCss = css({ ...typeset.h4, color: color.fg });

const textCss = css({ maxWidth: '26em', color: color.fgMuted });
