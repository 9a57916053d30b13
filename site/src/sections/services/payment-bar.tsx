import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { palette } from '#src/theme/tokens/palette.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { fontSize, typeset } from '#src/theme/tokens/typography.ts';

type PaymentBarProps = { payments: Queries.ConditionsFieldsFragment['payments'] };

/** The payments as parts of one bar, each as wide as its share. */
export function PaymentBar({ payments }: PaymentBarProps) {
  if (payments.length === 0) return null;
  const shares = payments.map(({ percentage }) => `minmax(0, ${percentage}fr)`).join(' ');
  return (
    <div style={{ '--shares': shares } as CSSProperties}>
      <div aria-hidden="true" css={barCss}>
        {payments.map((payment, index) => (
          <span key={payment.label} css={shareCss} style={{ background: shadeOf(index) }}>
            {payment.percentage}%
          </span>
        ))}
      </div>
      <ol role="list" css={listCss}>
        {payments.map((payment, index) => (
          <li key={payment.label} css={itemCss}>
            <span aria-hidden="true" css={keyCss} style={{ background: shadeOf(index) }} />
            <b css={labelCss}>
              {payment.label} · {payment.percentage}%
            </b>
            {payment.description ? <p css={textCss}>{payment.description}</p> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

const SHADES = [palette.blue[600], palette.blue[800], palette.navy[900]];

function shadeOf(index: number): string | undefined {
  return SHADES[index % SHADES.length];
}

const barCss = css({
  display: 'grid',
  gridTemplateColumns: 'var(--shares)',
  gap: '4px',
  borderRadius: radius.lg,
  overflow: 'hidden',
});

const shareCss = css({
  ...typeset.stat,
  display: 'grid',
  alignItems: 'center',
  minHeight: 'clamp(4.5rem, 8vw, 6.5rem)',
  paddingInline: 'clamp(0.75rem, 2vw, 1.75rem)',
  color: palette.gray[0],
  [mq.forcedColors]: { border: '1px solid', color: 'CanvasText' },
});

const listCss = css({
  display: 'grid',
  gap: '20px 4px',
  marginTop: '20px',
  [mq.md]: { gridTemplateColumns: 'var(--shares)' },
});

const itemCss = css({
  position: 'relative',
  paddingLeft: '28px',
  [mq.md]: { paddingInline: 'clamp(0.75rem, 2vw, 1.75rem)' },
});

/** On a phone the texts are not under their parts: a square says which is which. */
const keyCss = css({
  position: 'absolute',
  left: 0,
  top: '0.35em',
  width: '14px',
  height: '14px',
  [mq.md]: { display: 'none' },
});

const labelCss = css({ color: color.fg, fontWeight: 600 });

const textCss = css({ maxWidth: '26em', color: color.fgMuted, fontSize: fontSize.sm });
