import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { CarouselArrows, CarouselPause } from '#src/components/carousel/carousel-arrows.tsx';
import { CarouselProgress } from '#src/components/carousel/carousel-progress.tsx';
import type { Carousel } from '#src/components/carousel/use-carousel.ts';
import { Container } from '#src/components/ui/container.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import {
  color,
  duration,
  flex,
  fontSize,
  mq,
  palette,
  space,
  translucent,
} from '#src/theme/tokens.ts';

type HeroDockProps = {
  carousel: Carousel;
  slides: readonly { label: string; icon: string | null }[];
};

/** The bar below the slides: one button per slide, then pause and arrows. */
export function HeroDock({ carousel, slides }: HeroDockProps) {
  return (
    <div data-dock="" css={dockCss} style={{ '--slides': slides.length } as CSSProperties}>
      <Container css={barCss}>
        {slides.map(({ label, icon }, position) => (
          <button key={position} type="button" css={tabCss} {...carousel.pickerProps(position)}>
            <CarouselProgress carousel={carousel} slide={position} />
            <Icon name={icon ?? 'sparkles'} />
            <span css={labelCss}>{label}</span>
          </button>
        ))}
        <div css={controlsCss}>
          <CarouselPause carousel={carousel} />
          <CarouselArrows carousel={carousel} css={arrowCss} />
        </div>
      </Container>
    </div>
  );
}

const BORDER_PX = 1;
const WIDE_BAR_PX = 64;

/** Height of the dock on wide screens. */
export const WIDE_DOCK_HEIGHT = `${BORDER_PX + WIDE_BAR_PX}px`;

const besideFloating = '@media (min-width: 48rem) and (max-width: 95.99rem)';

const dockCss = css({
  position: 'relative',
  borderTop: `${BORDER_PX}px solid ${color.border}`,
  background: translucent('navy', 950, 0.45),
  // Hidden without JavaScript, which all controls need; the first slide is complete.
  '@media (scripting: none), print': { display: 'none' },
});

const barCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--slides), minmax(0, 1fr)) auto',
  gap: '8px',
  alignItems: 'stretch',
  minHeight: '56px',
  [mq.lg]: { gap: '20px', minHeight: `${WIDE_BAR_PX}px` },
  // Stays clear of the floating button.
  [besideFloating]: { paddingRight: `max(${space.gutter}, 6.25rem)` },
});

const tabCss = css({
  position: 'relative',
  ...flex.row,
  justifyContent: 'center',
  gap: '10px',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.fgMuted,
  fontSize: fontSize.ui,
  fontWeight: 500,
  textAlign: 'left',
  transition: `color ${duration[1]}`,
  '&[aria-current]': { color: color.fg },
  '&:focus-visible': { outlineOffset: '-4px' },
  [mq.hover]: { '&:hover': { color: color.fg } },
  [mq.lg]: { justifyContent: 'flex-start' },
});

const labelCss = css({
  [mq.belowLg]: visuallyHiddenCss,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const controlsCss = css({
  ...flex.row,
  justifyContent: 'center',
  gap: '8px',
  '& button': { color: palette.gray[0] },
  [mq.lg]: { justifyContent: 'flex-end' },
});

const arrowCss = css({ [mq.belowMd]: { display: 'none' } });
