import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { color, fontSize, mq, palette, space, typeset } from '#src/theme/tokens.ts';
import { caseSectionTitleStyle, type CaseHeading } from './case-heading.ts';

type CaseChartProps = {
  heading: CaseHeading;
  chart: NonNullable<Queries.CaseDetailFieldsFragment['chart']>;
};

/** The change in bars of bricks; a list for screen readers. */
export function CaseChart({ heading: Heading, chart: { title, points } }: CaseChartProps) {
  if (points.length === 0) return null;
  const highest = Math.max(...points.map(({ quantity }) => quantity), 1);
  return (
    <section>
      <Heading css={titleCss}>{title}</Heading>
      <ol role="list" css={chartCss}>
        {points.map(({ label, quantity, text }, index) => (
          <li key={index} css={barCss}>
            <span css={labelCss}>{label}</span>
            <span css={valueCss}>{text}</span>
            <span
              aria-hidden="true"
              css={[brickCss, index === points.length - 1 && lastCss]}
              style={{ '--share': quantity / highest } as CSSProperties}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

const titleCss = css(caseSectionTitleStyle, { marginBottom: space[7] });

const chartCss = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 'clamp(0.375rem, 2cqi, 2rem)',
  alignItems: 'end',
  borderBottom: `4px solid ${palette.navy[900]}`,
});

const barCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

const valueCss = css({ ...typeset.h3, order: -1, marginBottom: space[3], color: color.fg });

const brickCss = css({
  height: 'calc(var(--share) * clamp(8rem, 26cqi, 17rem))',
  background: `repeating-linear-gradient(0deg, ${palette.blue[200]} 0 14px, transparent 14px 16px)`,
  [mq.forcedColors]: { background: 'CanvasText' },
});

const lastCss = css({
  background: `repeating-linear-gradient(0deg, ${palette.blue[600]} 0 14px, transparent 14px 16px)`,
});

const labelCss = css({
  order: -2,
  marginBottom: space[2],
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.25,
});
