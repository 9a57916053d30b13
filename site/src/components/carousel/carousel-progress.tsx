import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { color, mq } from '#src/theme/tokens.ts';
import type { Carousel, CarouselPhase } from './use-carousel.ts';

type CarouselProgressProps = {
  carousel: Carousel;
  /** Index of the slide that the line belongs to. */
  slide: number;
};

/** 2 px progress line on top of a slide button; fills while the current slide is shown. */
export function CarouselProgress({ carousel, slide }: CarouselProgressProps) {
  return (
    <span aria-hidden="true" css={lineCss}>
      {slide === carousel.index ? (
        <span
          css={[fillCss, phaseCss[carousel.phase]]}
          style={{ animationDuration: `${carousel.interval}ms` }}
        />
      ) : null}
    </span>
  );
}

const grow = keyframes({ from: { transform: 'scaleX(0)' } });

const lineCss = css({
  position: 'absolute',
  inset: '-1px 0 auto',
  height: '2px',
  background: color.border,
});

const fillCss = css({
  display: 'block',
  height: '100%',
  background: color.accent,
  transformOrigin: 'left',
  [mq.forcedColors]: { background: 'Highlight' },
});

const runningCss = css({ animationName: grow, animationTimingFunction: 'linear' });

const phaseCss: Record<CarouselPhase, SerializedStyles | SerializedStyles[]> = {
  playing: runningCss,
  held: [runningCss, css({ animationPlayState: 'paused' })],
  resting: css({}),
  stopped: css({}),
};
