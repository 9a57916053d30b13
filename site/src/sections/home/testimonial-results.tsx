import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { color, fontFamily, fontSize, palette, radius, typeset } from '#src/theme/tokens.ts';

type TestimonialResultsProps = {
  results: Queries.TestimonialFieldsFragment['results'];
  /** Kind of project. */
  label: string | null;
};

/** Results of the client: the first figure is large, the others are small. */
export function TestimonialResults({ results, label }: TestimonialResultsProps) {
  return (
    <div css={panelCss}>
      {label ? <p css={labelCss}>{label}</p> : null}
      <dl css={listCss}>
        {results.map(({ metric, value, improvement }, index) => (
          <div
            key={metric}
            css={[resultCss, index === 0 && leadCss]}
            style={{ '--length': value.length } as CSSProperties}
          >
            <dt css={metricCss}>{metric}</dt>
            <dd css={[valueCss, index === 0 && leadValueCss]}>{value}</dd>
            {improvement ? (
              <dd css={improvementCss}>
                <span css={chipCss}>{improvement}</span>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}

const panelCss = css({ position: 'relative', containerType: 'inline-size' });

const labelCss = css({ ...typeset.xs, marginBottom: '10px', color: color.accent });

const listCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px',
});

// The name comes first in the HTML, as a term does; the figure is above it on screen.
const resultCss = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '4px',
  paddingTop: '18px',
  borderTop: `1px solid ${color.border}`,
  '& > dd:nth-of-type(1)': { order: -1 },
});

const leadCss = css({
  gridColumn: '1 / -1',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: '10px 16px',
  paddingTop: 0,
  border: 0,
});

const metricCss = css({ color: color.fg, fontWeight: 500 });

const valueCss = css({
  color: palette.sky[300],
  fontFamily: fontFamily.display,
  fontSize: fontSize.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

// A digit is about 0.6 em wide: a long figure shrinks to the width of its column.
const leadValueCss = css({
  ...typeset.figure,
  fontSize: `min(${fontSize.figure}, calc(165cqi / var(--length)))`,
  gridColumn: '1 / -1',
});

const improvementCss = css({ marginLeft: 0 });

const chipCss = css({
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: radius.sm,
  background: color.successBg,
  color: color.success,
  fontSize: fontSize.xs,
  fontWeight: 600,
});
