import { css } from '@emotion/react';
import { color } from '#src/theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const MAXIMUM = 5;
const STAR = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9L12 2.5Z';

/** Stars, announced as 'Calificación: 4.8 de 5'. */
export function Rating({ value }: { value: number }) {
  const width = `${(Math.min(Math.max(value, 0), MAXIMUM) / MAXIMUM) * 100}%`;
  return (
    <span css={ratingCss}>
      <VisuallyHidden>{`Calificación: ${value} de ${MAXIMUM}`}</VisuallyHidden>
      <span aria-hidden="true" css={starsCss}>
        <Stars />
        <span css={filledCss} style={{ width }}>
          <Stars />
        </span>
      </span>
    </span>
  );
}

function Stars() {
  return (
    <svg width="110" height="20" viewBox="0 0 132 24" fill="currentColor" css={rowCss}>
      {Array.from({ length: MAXIMUM }, (_, index) => (
        <path key={index} d={STAR} transform={`translate(${index * 27} 0)`} />
      ))}
    </svg>
  );
}

const ratingCss = css({ display: 'inline-block', position: 'relative' });

const starsCss = css({ position: 'relative', display: 'block', color: 'rgb(127 137 160 / 0.4)' });

const filledCss = css({
  position: 'absolute',
  inset: '0 auto 0 0',
  overflow: 'hidden',
  color: color.rating,
});

const rowCss = css({ maxWidth: 'none' });
