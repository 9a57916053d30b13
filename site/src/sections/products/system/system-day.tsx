import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { color, fontSize, mq, palette, radius, shadow, space, typeset } from '#src/theme/tokens.ts';

type DayStep = Queries.SystemFieldsFragment['daySteps'][number];
type SystemDayProps = { name: string; steps: readonly DayStep[] };

/** A day with a system, hour by hour, each with a detail of its screen. */
export function SystemDay({ name, steps }: SystemDayProps) {
  if (steps.length === 0) return null;
  return (
    <Section labelledBy={TITLE_ID}>
      <Container width="bleed">
        <h2 id={TITLE_ID} css={titleCss}>
          {`Un día con ${name}`}
        </h2>
        <ol role="list" css={dayCss}>
          {steps.map((step, index) => (
            <StepRow key={index} step={step} />
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function StepRow({ step }: { step: DayStep }) {
  const { time, title, description, image } = step;
  return (
    <li css={rowCss}>
      <div css={textCss}>
        {time ? <p css={timeCss}>{time}</p> : null}
        <h3 css={headingCss}>{title}</h3>
        <p css={descriptionCss}>{description}</p>
      </div>
      {image ? <Screen {...step} /> : null}
    </li>
  );
}

/** The screen, enlarged around the detail that its note is about. */
function Screen({ image, note, noteX, noteY }: DayStep) {
  const hasMark = Boolean(note) && noteX !== null && noteY !== null;
  const place = { '--x': `${noteX ?? 50}%`, '--y': `${noteY ?? 50}%` } as CSSProperties;
  return (
    <figure css={figureCss} style={place}>
      <div css={screenCss}>
        <div css={cropCss}>
          <Picture media={image} slot={SLOT} css={hasMark && enlargedCss} />
        </div>
        {hasMark ? <span aria-hidden="true" css={markCss} /> : null}
      </div>
      {note ? <figcaption css={[noteCss, hasMark && joinedCss]}>{note}</figcaption> : null}
    </figure>
  );
}

const TITLE_ID = 'un-dia';

const SLOT: PictureSlot = [
  { from: '2xl', width: '84rem' },
  { from: 'lg', width: '88vw' },
  { width: '200vw' },
];

const titleCss = css({
  ...typeset.h1,
  maxWidth: '20em',
  marginBottom: space.head,
  color: color.fg,
  overflowWrap: 'anywhere',
});

// One line through the day, of stitches.
const dayCss = css({
  position: 'relative',
  display: 'grid',
  gap: 'clamp(2.5rem, 4.5vw, 4.5rem)',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '10px 0',
    left: '5px',
    width: '4px',
    background: `repeating-linear-gradient(${palette.blue[300]} 0 8px, transparent 0 16px)`,
  },
  [mq.print]: { gap: space[6] },
});

const rowCss = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  paddingLeft: '34px',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '8px',
    left: 0,
    width: '14px',
    height: '14px',
    background: palette.blue[600],
    boxShadow: `0 0 0 6px ${color.bg}`,
  },
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    gap: 'clamp(2rem, 5vw, 6rem)',
    alignItems: 'start',
  },
  [mq.print]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)', breakInside: 'avoid' },
});

const textCss = css({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  maxWidth: '34rem',
  overflowWrap: 'anywhere',
});

const timeCss = css({ ...typeset.stat, color: palette.blue[600] });

const headingCss = css({ ...typeset.h3, color: color.fg });

const descriptionCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

// The detail is in the middle, unless an edge of the screen is near.
const centre = (at: string) => `clamp(0%, (${at} * var(--scale) - 50%) / (var(--scale) - 1), 100%)`;
const enlarged = (at: string, origin: string) =>
  `calc(${origin} + (${at} - ${origin}) * var(--scale))`;

const figureCss = css({
  '--scale': '2.2',
  '--origin-x': centre('var(--x)'),
  '--origin-y': centre('var(--y)'),
  '--mark-x': enlarged('var(--x)', 'var(--origin-x)'),
  '--mark-y': enlarged('var(--y)', 'var(--origin-y)'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minWidth: 0,
  margin: 0,
  [mq.belowLg]: { marginLeft: '-34px', position: 'relative', zIndex: 1 },
  [mq.md]: { '--scale': '1.6' },
});

const screenCss = css({ position: 'relative', width: '100%' });

const cropCss = css({
  overflow: 'hidden',
  borderRadius: radius.xl,
  border: `1px solid ${color.border}`,
  boxShadow: shadow.lg,
});

const enlargedCss = css({
  transform: 'scale(var(--scale))',
  transformOrigin: 'var(--origin-x) var(--origin-y)',
});

// A square around the detail and a line of stitches to its note.
const markCss = css({
  position: 'absolute',
  left: 'var(--mark-x)',
  top: 'calc(var(--mark-y) + 12px)',
  bottom: '-14px',
  width: '4px',
  marginLeft: '-2px',
  background: `repeating-linear-gradient(${palette.amber[400]} 0 8px, transparent 0 14px)`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '-24px',
    left: '-10px',
    width: '24px',
    height: '24px',
    border: `4px solid ${palette.amber[400]}`,
    boxShadow: `0 0 0 2px ${palette.navy[900]}`,
  },
});

const noteCss = css({
  position: 'relative',
  maxWidth: 'min(24rem, 100%)',
  marginTop: space[4],
  color: color.fgMuted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});

const joinedCss = css({
  marginLeft: 'clamp(0px, calc(var(--mark-x) - 3rem), calc(100% - min(24rem, 100%)))',
  marginTop: '14px',
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.sm,
  background: palette.navy[900],
  color: palette.gray[0],
  fontWeight: 500,
});
