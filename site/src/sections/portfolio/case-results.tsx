import { css } from '@emotion/react';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, flex, fontSize, mq, radius, space, typeset } from '#src/theme/tokens.ts';
import { caseSectionTitleStyle, WIDE_CASE, type CaseHeading } from './case-heading.ts';

type CaseResultsProps = {
  heading: CaseHeading;
  results: Queries.CaseDetailFieldsFragment['results'];
};

/** The results of a case. */
export function CaseResults({ heading: Heading, results }: CaseResultsProps) {
  if (results.length === 0) return null;
  return (
    <section data-scope="dark" css={panelCss}>
      <GrecaField />
      <Heading css={titleCss}>Resultados</Heading>
      <dl css={gridCss}>
        {results.map(({ metric, value, description, icon }) => (
          <div key={metric} css={resultCss}>
            <dt css={metricCss}>{metric}</dt>
            <dd css={valueCss}>
              <Icon name={icon} size={22} css={iconCss} />
              <span>{value}</span>
            </dd>
            {description ? <dd css={descriptionCss}>{description}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}

const panelCss = css({
  position: 'relative',
  padding: 'clamp(1.5rem, 4cqi, 3.25rem)',
  borderRadius: radius['2xl'],
  background: gradientOf('anil'),
  overflow: 'hidden',
  '& > :not([aria-hidden])': { position: 'relative' },
  [mq.print]: { border: '1px solid #999', background: 'none' },
});

const titleCss = css(caseSectionTitleStyle);

const gridCss = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[8]} ${space[6]}`,
  [WIDE_CASE]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 0 },
});

const resultCss = css({
  ...flex.column,
  [WIDE_CASE]: {
    paddingInline: 'clamp(1rem, 2cqi, 2rem)',
    borderLeft: `1px solid ${color.border}`,
    '&:first-of-type': { paddingLeft: 0, borderLeft: 0 },
    '&:last-of-type': { paddingRight: 0 },
  },
});

// The name precedes the figure in the HTML, as the `dt`; visually it is below the figure.
const valueCss = css({
  ...typeset.stat,
  order: -1,
  display: 'grid',
  gap: space[5],
  color: color.fg,
});

const iconCss = css({ color: color.accent });

const metricCss = css({
  marginTop: space[3],
  color: color.fg,
  fontSize: fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.35,
});

const descriptionCss = css({
  marginTop: space[2],
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.45,
});
