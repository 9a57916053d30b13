import { css } from '@emotion/react';
import { QuantityField } from '#src/components/form/quantity-field.tsx';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { ProductPrice } from '#src/components/ui/price.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { quantityOf, toEnquiryLine, type ListedState } from '#src/lib/listed-product.ts';
import { putInList, type ListLine } from '#src/lib/product-list.ts';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, flex, fontSize, mq, palette, radius, space } from '#src/theme/tokens.ts';
import { AVAILABILITY_LABELS, isAvailability } from '@tequiora/cms/contracts/availability.ts';
import { formatLineAmount, LINE_LIMITS } from '@tequiora/cms/contracts/enquiry-lines.ts';

type ListLineRowProps = { line: ListLine; state: ListedState; onRemove: () => void };

/** A product of the list with its quantity. One that was withdrawn stays, and can be sent. */
export function ListLineRow({ line, state, onRemove }: ListLineRowProps) {
  const { slug, name } = line;
  const { product } = state;
  const quantity = quantityOf(line, product);
  return (
    <Card as="li" isFlush css={rowCss}>
      <div css={pictureCss}>
        <Picture
          media={product?.image ?? null}
          ratio="4 / 3"
          slot={SLOT}
          isDecorative
          placeholder={<PicturePlaceholder name={name} />}
        />
      </div>
      <div css={bodyCss}>
        <h2 css={nameCss}>
          {state.status === 'missing' ? (
            <span>{name}</span>
          ) : (
            <SmartLink href={`/productos/${slug}`} css={linkCss}>
              {product?.name ?? name}
            </SmartLink>
          )}
        </h2>
        <LineTerms state={state} />
      </div>
      <IconButton
        icon="trash"
        label={`Quitar ${name} de mi lista`}
        shape="square"
        onClick={onRemove}
        css={[removeCss, screenOnlyCss]}
      />
      <div css={controlsCss}>
        <QuantityField
          id={`cantidad-${slug}`}
          label={`Cantidad de ${name}`}
          value={quantity}
          min={product?.minQuantity ?? 1}
          max={LINE_LIMITS.quantity}
          onChange={(next) => putInList({ slug, name: product?.name ?? name, quantity: next })}
        />
        {product ? <p css={amountCss}>{formatLineAmount(toEnquiryLine(line, product))}</p> : null}
      </div>
    </Card>
  );
}

/** What one costs and whether there is some, or why it is not known. */
function LineTerms({ state }: { state: ListedState }) {
  if (state.status === 'loading') return <Skeleton height="1.5rem" width="12rem" />;
  if (state.status === 'missing') {
    return (
      <p css={noteCss}>Ya no está en el catálogo. Si lo dejas, te decimos qué lo reemplaza.</p>
    );
  }
  const { product } = state;
  if (!product) {
    return <p css={noteCss}>No pudimos consultar su precio. Te lo confirmamos al contestarte.</p>;
  }
  const { availability } = product;
  return (
    <div css={termsCss}>
      <p css={priceCss}>
        <ProductPrice product={product} />
      </p>
      {isAvailability(availability) ? <p>{AVAILABILITY_LABELS[availability]}</p> : null}
    </div>
  );
}

const SLOT: PictureSlot = [{ from: 'md', width: '10rem' }, { width: '5rem' }];

const rowCss = css({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'start',
  padding: space[5],
  [mq.md]: {
    gridTemplateColumns: '10rem minmax(0, 1fr) auto',
    gap: `${space[4]} ${space[6]}`,
  },
});

const pictureCss = css({
  [mq.md]: { gridRow: '1 / 3' },
  overflow: 'hidden',
  borderRadius: radius.lg,
  background: `linear-gradient(160deg, ${palette.blue[50]}, ${palette.navy[100]})`,
  '& img': { width: '100%' },
});

const bodyCss = css({ display: 'grid', gap: space[3], minWidth: 0 });

const nameCss = css({ fontSize: fontSize.h4, overflowWrap: 'anywhere' });

const linkCss = css({
  color: color.fg,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const termsCss = css({ display: 'grid', gap: '2px', color: color.fgMuted, fontSize: fontSize.sm });

const priceCss = css({ display: 'grid', '& span': { fontSize: `${fontSize.sm} !important` } });

const noteCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

const controlsCss = css({
  ...flex.wrapSpread,
  gap: space[4],
  gridColumn: '1 / -1',
  [mq.md]: { gridColumn: '2 / -1' },
});

const amountCss = css({ color: color.fg, fontWeight: 650, fontVariantNumeric: 'tabular-nums' });

const removeCss = css({ marginTop: '-8px', border: 0, color: color.fgMuted });
