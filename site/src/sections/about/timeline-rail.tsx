import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { color, fontFamily, layout, mq, palette, space, typeset } from '#src/theme/tokens.ts';

type TimelineRailProps = {
  milestones: readonly Queries.TimelineFieldsFragment['timeline'][number][];
  railRef: RefObject<HTMLDivElement>;
  /** More years follow at the right, outside the viewport. */
  hasMore: boolean;
};

/** Scrolls horizontally from md on. Focusable, so that arrow keys scroll it. */
export function TimelineRail({ milestones, railRef, hasMore }: TimelineRailProps) {
  return (
    <div
      role="region"
      aria-label="Línea del tiempo"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      ref={railRef}
      css={[railCss, hasMore && fadeCss]}
    >
      <ol role="list" css={listCss}>
        {milestones.map((milestone) => (
          <li key={milestone.year} css={milestoneCss}>
            <p css={yearCss}>{milestone.year}</p>
            <div css={textCss}>
              <h3 css={titleCss}>{milestone.title}</h3>
              {milestone.description ? <p css={bodyCss}>{milestone.description}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

// Aligns the first year with the head at any window width.
const EDGE = `max(${space.gutter}, calc((100vw - ${layout.container}) / 2))`;

/** A small stepped platform that marks a year on the line. */
const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 4' shape-rendering='crispEdges'%3E%3Cpath d='M4 0h2v1h1v1h1v1h2v1H0V3h2V2h1V1h1z'/%3E%3C/svg%3E\")";

const railCss = css({
  paddingInline: space.gutter,
  [mq.md]: {
    paddingInline: 0,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: EDGE,
    scrollbarWidth: 'thin',
    scrollbarColor: `${palette.gray[400]} transparent`,
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

// Fades the cut-off content at the right.
const fadeCss = css({
  [mq.md]: { mask: 'linear-gradient(90deg, #000 calc(100% - 10rem), transparent)' },
});

const listCss = css({
  [mq.md]: { display: 'flex', width: 'max-content', paddingInline: EDGE, paddingBottom: space[7] },
});

const milestoneCss = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: '0 16px',
  paddingBottom: space[8],
  // The line between years on a phone.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '1.75rem',
    top: '3rem',
    bottom: '0.25rem',
    width: '2px',
    background: palette.blue[200],
  },
  '&:last-of-type::before': { display: 'none' },
  [mq.md]: {
    display: 'block',
    flex: '0 0 clamp(15rem, 21vw, 18.5rem)',
    paddingBottom: 0,
    paddingRight: space[8],
    scrollSnapAlign: 'start',
    '&::before, &:last-of-type::before': {
      display: 'block',
      inset: '3.75rem 0 auto 0',
      width: 'auto',
      height: '2px',
      background: palette.blue[600],
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 'calc(3.75rem - 14px)',
      width: '40px',
      height: '16px',
      background: palette.blue[600],
      mask: `${TICK} left bottom / 40px 16px no-repeat`,
    },
  },
});

const yearCss = css({
  alignSelf: 'start',
  color: color.fg,
  fontFamily: fontFamily.display,
  fontSize: '1.75rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  [mq.belowMd]: {
    position: 'sticky',
    top: `calc(${layout.nav} + 0.75rem)`,
    zIndex: 1,
    paddingBottom: '0.5rem',
    background: color.bgSubtle,
  },
});

const textCss = css({
  display: 'grid',
  gap: space[3],
  paddingTop: '0.3rem',
  [mq.md]: { marginTop: '2.9rem', paddingTop: 0 },
});

const titleCss = css({ ...typeset.h4 });

const bodyCss = css({ color: color.fgMuted });
