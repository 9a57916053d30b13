import { css } from '@emotion/react';
import { CarouselStatus } from '#src/components/carousel/carousel-status.tsx';
import { CarouselTrack } from '#src/components/carousel/carousel-track.tsx';
import { useCarousel, type Carousel } from '#src/components/carousel/use-carousel.ts';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { useIdle } from '#src/hooks/use-idle.ts';
import { gradientOf } from '#src/theme/gradients.ts';
import { duration, ease, mq, palette } from '#src/theme/tokens.ts';
import { HeroDock, WIDE_DOCK_HEIGHT } from './hero-dock.tsx';
import { HeroSlide } from './hero-slide.tsx';

const INTERVAL = 7000;
const RESUME_AFTER = 15_000;

/**
 * The rotating hero. The first slide is in the HTML; pictures of the others load one slide ahead.
 */
export function HeroSection({ slides }: { slides: readonly Queries.HeroSlideFieldsFragment[] }) {
  const carousel = useCarousel({
    labels: slides.map(({ label }) => label),
    interval: INTERVAL,
    resumeAfter: RESUME_AFTER,
  });
  const isIdle = useIdle();
  return (
    <section
      aria-label="Soluciones destacadas"
      data-scope="dark"
      css={heroCss}
      {...carousel.regionProps}
    >
      <HeroBackdrop gradients={slides.map(({ gradient }) => gradient)} index={carousel.index} />
      <GrecaField />
      <CarouselTrack carousel={carousel} css={trackCss}>
        {slides.map((slide, position) => (
          <HeroSlide
            key={position}
            slide={slide}
            isFirst={position === 0}
            isNear={isIdle && isNear(position, carousel)}
            onDemo={carousel.stop}
          />
        ))}
      </CarouselTrack>
      <CarouselStatus carousel={carousel} />
      {slides.length > 1 ? <HeroDock carousel={carousel} slides={slides} /> : null}
    </section>
  );
}

/** Returns true for the current slide and the next one. */
function isNear(position: number, { index, count }: Carousel): boolean {
  return position === index || position === (index + 1) % count;
}

/** One gradient per slide; they cross-fade with the slides. */
function HeroBackdrop({ gradients, index }: { gradients: readonly string[]; index: number }) {
  return (
    <div aria-hidden="true" css={backdropCss}>
      {gradients.map((gradient, position) => (
        <div
          key={position}
          css={layerCss}
          style={{ background: gradientOf(gradient), opacity: position === index ? 1 : 0 }}
        />
      ))}
    </div>
  );
}

const heroCss = css({
  position: 'relative',
  background: palette.navy[950],
  overflow: 'hidden',
});

const trackCss = css({
  position: 'relative',
  // Keeps the upper edge of the next section visible. The height does not depend on the presence of
  // the dock, which may arrive later than the first slide and must not move it.
  [mq.lg]: {
    minHeight: `calc(clamp(620px, 100svh - 10.5rem, 860px) - ${WIDE_DOCK_HEIGHT})`,
  },
});

const backdropCss = css({ position: 'absolute', inset: 0 });

const layerCss = css({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${duration[5]} ${ease.standard}`,
});
