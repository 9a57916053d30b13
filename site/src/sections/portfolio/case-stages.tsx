import { css } from '@emotion/react';
import { color, fontSize, palette, space, typeset } from '#src/theme/tokens.ts';
import { caseSectionTitleStyle, WIDE_CASE, type CaseHeading } from './case-heading.ts';

type CaseStagesProps = {
  heading: CaseHeading;
  stages: Queries.CaseDetailFieldsFragment['stages'];
};

/** What happened from the first visit to the delivery. */
export function CaseStages({ heading: Heading, stages }: CaseStagesProps) {
  if (stages.length === 0) return null;
  const Title = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <section>
      <Heading css={titleCss}>Cómo fue</Heading>
      <ol role="list" css={railCss}>
        {stages.map(({ time, title, description }, index) => (
          <li key={index} css={stageCss}>
            {time ? <p css={timeCss}>{time}</p> : null}
            <Title css={stageTitleCss}>{title}</Title>
            <p css={textCss}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const titleCss = css(caseSectionTitleStyle, { marginBottom: space[7] });

const STITCHES = (angle: string) =>
  `repeating-linear-gradient(${angle}, ${palette.blue[300]} 0 8px, transparent 0 16px)`;

const railCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  [WIDE_CASE]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 0,
  },
});

const stageCss = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  paddingLeft: '34px',
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '4px',
    left: 0,
    width: '14px',
    height: '14px',
    background: palette.blue[600],
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: '26px',
    bottom: `calc(-1 * ${space[7]})`,
    left: '5px',
    width: '4px',
    background: STITCHES('180deg'),
  },
  '&:last-of-type::before': { background: palette.navy[900] },
  [WIDE_CASE]: {
    padding: '34px clamp(0.75rem, 2cqi, 2rem) 0 0',
    '&:not(:last-of-type)::after': {
      top: '9px',
      bottom: 'auto',
      left: '22px',
      right: '8px',
      width: 'auto',
      height: '4px',
      background: STITCHES('90deg'),
    },
  },
});

const timeCss = css({ color: color.accent, fontSize: fontSize.sm, fontWeight: 600 });

const stageTitleCss = css({ ...typeset.h4, color: color.fg });

const textCss = css({ color: color.fgMuted, fontSize: fontSize.sm });
