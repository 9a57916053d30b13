import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { CarouselArrows, CarouselPause } from '#src/components/carousel/carousel-arrows.tsx';
import { CarouselProgress } from '#src/components/carousel/carousel-progress.tsx';
import type { Carousel } from '#src/components/carousel/use-carousel.ts';
import { Picture } from '#src/components/media/picture.tsx';
import { color, duration, flex, fontSize, mq, radius, space } from '#src/theme/tokens.ts';

type TestimonialPickersProps = {
  carousel: Carousel;
  testimonials: readonly Queries.TestimonialFieldsFragment[];
};

/** One button per testimonial with the company logo; dots on phones. */
export function TestimonialPickers({ carousel, testimonials }: TestimonialPickersProps) {
  return (
    <div css={barCss} style={{ '--slides': testimonials.length } as CSSProperties}>
      {testimonials.map((testimonial, position) => (
        <button
          key={testimonial.id}
          type="button"
          aria-label={`Ver testimonio de ${testimonial.company ?? testimonial.name}`}
          css={pickerCss}
          {...carousel.pickerProps(position)}
        >
          <span css={wideCss}>
            <CarouselProgress carousel={carousel} slide={position} />
            <Mark testimonial={testimonial} />
          </span>
        </button>
      ))}
      <div css={controlsCss}>
        <CarouselPause carousel={carousel} />
        <CarouselArrows carousel={carousel} />
      </div>
    </div>
  );
}

function Mark({ testimonial }: { testimonial: Queries.TestimonialFieldsFragment }) {
  const { companyLogo, company, name } = testimonial;
  if (!companyLogo?.localFile) return <span>{company ?? name}</span>;
  return <Picture media={companyLogo} fit="contain" isDecorative css={logoCss} />;
}

const barCss = css({
  ...flex.row,
  marginTop: space[9],
  '@media (scripting: none), print': { display: 'none' },
  [mq.lg]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--slides), minmax(0, 1fr)) auto',
    gap: '20px',
    borderTop: `1px solid ${color.border}`,
  },
});

// On phones a 12 px dot in a 36 × 44 px hit area.
const pickerCss = css({
  position: 'relative',
  width: '36px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.fgBody,
  fontSize: fontSize.sm,
  fontWeight: 600,
  '&:focus-visible': { outlineOffset: '-4px' },
  [mq.belowLg]: {
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 6px) auto auto calc(50% - 6px)',
      width: '12px',
      height: '12px',
      border: `2px solid ${color.borderStrong}`,
      borderRadius: radius.full,
    },
    '&[aria-current]::before': { borderColor: color.accent, background: color.accent },
  },
  [mq.lg]: {
    width: 'auto',
    height: '76px',
    opacity: 0.7,
    transition: `opacity ${duration[1]}`,
    '&[aria-current], &:hover, &:focus-visible': { opacity: 1 },
  },
});

const wideCss = css({ [mq.belowLg]: { display: 'none' }, ...flex.row, height: '100%' });

// The logos are navy for white pages; this filter makes them white.
const logoCss = css({
  width: 'auto',
  maxWidth: '100%',
  height: '24px',
  objectFit: 'contain',
  objectPosition: 'left',
  filter: 'brightness(0) invert(1)',
});

const controlsCss = css({ display: 'flex', gap: '8px', marginLeft: 'auto', color: color.fg });
