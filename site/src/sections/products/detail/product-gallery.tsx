import { css } from '@emotion/react';
import { type MouseEvent, useRef, useState } from 'react';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot, type PictureSource } from '#src/components/media/picture.tsx';
import { FIRST_VIEW } from '#src/lib/whole-page.ts';
import { color, mq, palette, radius, space } from '#src/theme/tokens.ts';

const RATIO = '4 / 3';

type ProductGalleryProps = { name: string; pictures: readonly PictureSource[] };

/**
 * The pictures of a product: a strip that is swiped or scrolled, and small ones that lead to each. Without
 * JavaScript these are links within the page.
 */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  if (pictures.length < 2) {
    return (
      <div css={stageCss}>
        <Picture
          media={pictures[0]}
          isPriority
          ratio={RATIO}
          slot={SLOT}
          placeholder={<PicturePlaceholder name={name} ratio={RATIO} />}
        />
      </div>
    );
  }

  function readPosition() {
    const element = strip.current;
    if (element) setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  }

  function show(event: MouseEvent, index: number) {
    const element = strip.current;
    if (!element) return;
    event.preventDefault();
    element.scrollLeft = index * element.clientWidth;
    setShown(index);
  }

  return (
    <div css={galleryCss}>
      <div
        ref={strip}
        role="region"
        aria-label={`Fotos de ${name}`}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        css={[stageCss, stripCss]}
        onScroll={readPosition}
      >
        {pictures.map((picture, index) => (
          <div key={index} id={`foto-${index + 1}`} css={slideCss}>
            <Picture
              media={picture}
              isPriority={index === 0}
              ratio={RATIO}
              fit={index === 0 ? 'cover' : 'contain'}
              slot={SLOT}
            />
          </div>
        ))}
      </div>
      <ul css={thumbnailsCss}>
        {pictures.map((picture, index) => (
          <li key={index}>
            <a
              href={`#foto-${index + 1}`}
              aria-label={`Foto ${index + 1} de ${pictures.length}`}
              aria-current={index === shown ? 'true' : undefined}
              css={thumbnailCss}
              onClick={(event) => show(event, index)}
            >
              <Picture
                media={picture}
                ratio={RATIO}
                // The first one is the file that is shown large already.
                slot={index === 0 ? SLOT : THUMBNAIL_SLOT}
                isDecorative
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '44.5rem' },
  { from: 'lg', width: '52vw' },
  { width: '92vw' },
];

const THUMBNAIL_SLOT: PictureSlot = [{ width: '5rem' }];

const stageCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius['2xl'],
  background: `linear-gradient(160deg, ${palette.blue[50]}, ${palette.navy[100]})`,
  overflow: 'hidden',
});

const galleryCss = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

const stripCss = css({
  display: 'flex',
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

const slideCss = css({
  flex: 'none',
  width: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  // The other pictures are requested after the first view.
  [`html[${FIRST_VIEW}] &:not(:first-of-type)`]: { contentVisibility: 'hidden' },
  [mq.print]: { display: 'none', '&:first-of-type': { display: 'block' } },
});

const thumbnailsCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  listStyle: 'none',
  [mq.print]: { display: 'none' },
});

const thumbnailCss = css({
  display: 'block',
  width: '5rem',
  border: `2px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.bgRaised,
  overflow: 'hidden',
  '&[aria-current]': { borderColor: color.accent },
});
