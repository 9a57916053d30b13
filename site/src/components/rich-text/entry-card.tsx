import { css } from '@emotion/react';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot, type PictureSource } from '#src/components/media/picture.tsx';
import { Card, cardLinkCss } from '#src/components/ui/card.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, flex, fontSize, mq, space, typeset } from '#src/theme/tokens.ts';

export type TextCard = {
  href: string;
  /** What the entry is: `Producto`. */
  kind: string;
  name: string;
  description: string | null;
  price: string | null;
  image: PictureSource | null;
};

/** A product, service or case in a text. */
export function EntryCard({
  card: { href, kind, name, description, price, image },
}: {
  card: TextCard;
}) {
  return (
    <Card isInteractive isFlush css={cardCss}>
      <div css={mediaCss}>
        <div data-card-media="">
          <Picture
            media={image}
            ratio="4 / 3"
            slot={SLOT}
            isDecorative
            placeholder={<PicturePlaceholder name={name} />}
          />
        </div>
      </div>
      <div css={bodyCss}>
        <p css={kindCss}>{kind}</p>
        <p css={nameCss}>
          <SmartLink href={href} css={cardLinkCss}>
            {name}
          </SmartLink>
        </p>
        {description ? <p css={descriptionCss}>{description}</p> : null}
        {price ? <p css={priceCss}>{price}</p> : null}
      </div>
    </Card>
  );
}

const SLOT: PictureSlot = [{ from: 'sm', width: '14rem' }, { width: '90vw' }];

const cardCss = css({
  marginBlock: space[3],
  [mq.sm]: { flexDirection: 'row' },
  [mq.print]: { breakInside: 'avoid' },
});

const mediaCss = css({
  flex: 'none',
  overflow: 'hidden',
  aspectRatio: '16 / 10',
  '& > div': { height: 'calc(100% + 4px)' },
  '& img': { height: '100%' },
  [mq.sm]: { width: '38%', maxWidth: '14rem', aspectRatio: 'auto' },
  [mq.print]: { display: 'none' },
});

const bodyCss = css({
  ...flex.column,
  flex: 1,
  gap: space[2],
  minWidth: 0,
  padding: space.card,
  '&& p': { maxWidth: 'none' },
});

const kindCss = css({ '&&': { color: color.accent, fontSize: fontSize.sm, fontWeight: 600 } });

const nameCss = css({ '&&': { ...typeset.h4, color: color.fg } });

const descriptionCss = css({
  '&&': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: color.fgMuted,
    fontSize: fontSize.sm,
    lineHeight: 1.5,
  },
});

const priceCss = css({
  '&&': {
    color: color.fg,
    fontSize: fontSize.sm,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
});
