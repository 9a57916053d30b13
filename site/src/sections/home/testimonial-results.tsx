import { css } from '@emotion/react';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { palette } from '#src/theme/tokens/palette.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { fontFamily, fontSize, typeset } from '#src/theme/tokens/typography.ts';

type TestimonialResultsProps = {
  results: Queries.TestimonialFieldsFragment['results'];
  /** Kind of project. */
  label: string | null;
};

/** What the client measured: name of the figure, the figure, how much better it is. */
export function TestimonialResults({ results, label }: TestimonialResultsProps) {
  return (
    <div css={panelCss}>
      {label ? <p css={labelCss}>{label}</p> : null}
      <dl>
        {results.map(({ metric, value, improvement }) => (
          <div key={metric} css={rowCss}>
            <dt css={metricCss}>{metric}</dt>
            <dd css={valueCss}>{value}</dd>
            {improvement ? (
              <dd>
                <span css={chipCss}>{improvement}</span>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </div>
  );
}

const panelCss = css({ padding: '18px 20px 6px', [mq.md]: { padding: '20px 26px 10px' } });

const labelCss = css({ ...typeset.xs, color: color.accent });

const rowCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  alignItems: 'center',
  paddingBlock: '14px',
  '& + &': { borderTop: `1px solid ${color.border}` },
});

const metricCss = css({ color: color.fg, fontWeight: 500 });

const valueCss = css({
  gridRow: 'span 2',
  gridColumn: 2,
  color: palette.sky[300],
  fontFamily: fontFamily.display,
  fontSize: fontSize.h3,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1.1,
});

const chipCss = css({
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: radius.sm,
  background: color.successBg,
  color: color.success,
  fontSize: fontSize.xs,
  fontWeight: 600,
});
