import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { Icon } from '#src/components/ui/icon.tsx';
import {
  color,
  duration,
  ease,
  flex,
  fontFamily,
  mq,
  palette,
  radius,
  typeset,
} from '#src/theme/tokens.ts';

type ProcessStepProps = {
  step: Queries.ProcessFieldsFragment['steps'][number];
  number: number;
  isLast: boolean;
};

/** One step of the staircase with the riser before it. */
export function ProcessStep({ step, number, isLast }: ProcessStepProps) {
  return (
    <li css={[stepCss, number > 1 && riserCss]} style={{ '--number': number } as CSSProperties}>
      <span aria-hidden="true" css={[numberCss, isLast && lastCss]}>
        {number}
      </span>
      <h3 css={titleCss}>
        <Icon name={step.icon} size={22} css={iconCss} />
        <span>{step.title}</span>
      </h3>
      <p css={textCss}>{step.description}</p>
    </li>
  );
}

const LINE = '2px';

/** Steps are drawn from left to right. */
const DRAW = `transform ${duration[2]} ${ease.standard} calc((var(--number) - 1) * ${duration[2]})`;

const GROUND = `linear-gradient(180deg, ${palette.blue[50]}, transparent 85%)`;

const stepCss = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '6px 20px',
  paddingBottom: '2rem',
  // On a phone a vertical line connects the steps.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '19px',
    top: '40px',
    bottom: 0,
    width: LINE,
    background: palette.blue[200],
  },
  '&:last-of-type::before': { display: 'none' },
  '& > h3, & > p': { gridColumn: 2 },
  [mq.lg]: {
    display: 'block',
    // The first step is the lowest.
    marginTop: 'calc(var(--rise) * (var(--steps) - var(--number)))',
    padding: '0 clamp(1rem, 2vw, 2rem) 1.5rem 0',
    background: GROUND,
    paddingLeft: 'clamp(1rem, 1.6vw, 1.5rem)',
    '&::before, &:last-of-type::before': {
      display: 'block',
      inset: '0 0 auto 0',
      width: 'auto',
      height: LINE,
      background: palette.blue[600],
      transformOrigin: 'left',
      transition: DRAW,
    },
    '[data-reveal="waiting"] &::before': { transform: 'scaleX(0)' },
    // The image of a border may be painted outside the box: here as far as the edge of the window.
    '&:first-of-type': { borderImage: `${GROUND} fill 0 / 0 / 0 0 0 50vw`, background: 'none' },
    '&:first-of-type::before': { left: '-50vw' },
    '&:last-of-type': { borderImage: `${GROUND} fill 0 / 0 / 0 50vw 0 0`, background: 'none' },
    '&:last-of-type::before': { right: '-50vw' },
  },
});

const riserCss = css({
  [mq.lg]: {
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 0,
      width: LINE,
      height: `calc(var(--rise) + ${LINE})`,
      background: palette.blue[600],
      transformOrigin: 'bottom',
      transition: DRAW,
    },
    '[data-reveal="waiting"] &::after': { transform: 'scaleY(0)' },
  },
});

const numberCss = css({
  position: 'relative',
  zIndex: 1,
  gridRow: '1 / 3',
  ...flex.center,
  width: '40px',
  height: '40px',
  borderRadius: radius.xs,
  background: palette.blue[600],
  color: palette.gray[0],
  fontFamily: fontFamily.display,
  fontSize: '1.125rem',
  fontWeight: 700,
  [mq.lg]: { marginTop: '-20px', marginBottom: '1.25rem' },
  [mq.forcedColors]: { border: '1px solid' },
});

const lastCss = css({ background: palette.navy[900] });

const titleCss = css({
  ...typeset.h3,
  ...flex.row,
  gap: '10px',
  minHeight: '40px',
  [mq.lg]: { minHeight: 0, marginBottom: '10px' },
});

const iconCss = css({ color: color.accent });

const textCss = css({ color: color.fgMuted });
