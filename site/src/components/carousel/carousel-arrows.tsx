import { css } from '@emotion/react';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { color } from '#src/theme/tokens.ts';
import type { Carousel } from './use-carousel.ts';

/** Toggles the automatic rotation permanently. */
export function CarouselPause({ carousel }: { carousel: Carousel }) {
  const { isStopped, toggleStopped } = carousel;
  return (
    <IconButton
      icon={isStopped ? 'play' : 'pause'}
      label={isStopped ? 'Reanudar rotación' : 'Pausar rotación'}
      onClick={toggleStopped}
      css={buttonCss}
    />
  );
}

type CarouselArrowsProps = { carousel: Carousel; className?: string };

export function CarouselArrows({ carousel, className }: CarouselArrowsProps) {
  return (
    <>
      <IconButton
        data-carousel-arrow=""
        icon="arrow-left"
        label="Anterior"
        onClick={carousel.previous}
        css={buttonCss}
        className={className}
      />
      <IconButton
        data-carousel-arrow=""
        icon="arrow-right"
        label="Siguiente"
        onClick={carousel.next}
        css={buttonCss}
        className={className}
      />
    </>
  );
}

const buttonCss = css({ borderColor: color.borderStrong });
