import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { memo } from 'react';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { AddToList } from '#src/components/ui/add-to-list.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Card, cardLinkCss } from '#src/components/ui/card.tsx';
import { ProductPrice } from '#src/components/ui/price.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import type { ForgottenFields, ShowsProduct } from '#src/lib/product-fields.ts';
import { color, flex, fontSize, mq, palette, space } from '#src/theme/tokens.ts';
import { AVAILABILITY_LABELS } from '@tequiora/cms/contracts/availability.ts';
import { cardText } from '@tequiora/cms/contracts/product-summary.ts';

export type ProductSummary = ShowsProduct<
  Queries.ProductCardFieldsFragment,
  ForgottenFields<
    Queries.ProductCardFieldsFragment,
    | 'boxItems'
    | 'delivery'
    | 'documents'
    | 'featuredOrder'
    | 'offerFrom'
    | 'order'
    | 'pictures'
    | 'questions'
    | 'searchTerms'
    | 'seo'
    | 'specifications'
    | 'warranty'
    | 'worksWithProducts'
    | 'worksWithSystems'
  >
>;

type ProductCardProps = {
  product: ProductSummary;
  /** On a phone: the picture small at the left, without the description. */
  isRowOnPhone?: boolean;
  className?: string;
};

/**
 * A product of the catalogue: the card links to its page, the footer to the form and to the list of
 * the visitor. Memoised, because a list of hundreds is filtered while typing.
 */
export const ProductCard = memo(function ProductCard({
  product,
  isRowOnPhone = false,
  className,
}: ProductCardProps) {
  const { slug, name, featured, category, image, availability } = product;
  return (
    <Card as="li" isInteractive isFlush css={isRowOnPhone && rowCss} className={className}>
      <div css={stageCss}>
        <div data-card-media="" css={mediaCss}>
          <Picture
            media={image}
            ratio="4 / 3"
            slot={isRowOnPhone ? ROW_SLOT : CARD_SLOT}
            isDecorative
            placeholder={<PicturePlaceholder name={name} />}
          />
        </div>
      </div>
      <div css={bodyCss}>
        <div css={badgesCss} data-badges="">
          {category ? <Badge>{category.name}</Badge> : null}
          {featured ? <Badge tone="popular">Destacado</Badge> : null}
          {availability === 'agotado' ? (
            <Badge tone="gray">{AVAILABILITY_LABELS.agotado}</Badge>
          ) : null}
        </div>
        {isRowOnPhone && category ? <p css={rowCategoryCss}>{category.name}</p> : null}
        <h3 css={nameCss}>
          <SmartLink href={`/productos/${slug}`} css={cardLinkCss}>
            {name}
          </SmartLink>
        </h3>
        <p css={descriptionCss} data-description="">
          {cardText(product)}
        </p>
        <div css={footerCss}>
          <p css={priceCss}>
            <ProductPrice product={product} />
          </p>
          <div css={actionsCss}>
            <TextLink href={`/contacto?producto=${slug}`} hasArrow css={enquireCss}>
              <span>{product.price === null ? 'Pedir cotización' : 'Solicitar información'}</span>
              <VisuallyHidden>{` sobre ${name}`}</VisuallyHidden>
            </TextLink>
            <AddToList product={product} isPlain />
          </div>
        </div>
      </div>
    </Card>
  );
});

const WIDE_SLOT: PictureSlot = [
  { from: 'xl', width: '25.25rem' },
  { from: 'lg', width: '30vw' },
  { from: 'md', width: '44vw' },
];
const CARD_SLOT: PictureSlot = [...WIDE_SLOT, { width: '90vw' }];
// As high as the text next to it.
const ROW_SLOT: PictureSlot = [...WIDE_SLOT, { width: '7.5rem', ratio: 0.54 }];

const stageCss = css({
  aspectRatio: '4 / 3',
  background: `linear-gradient(160deg, ${palette.blue[50]}, ${palette.navy[100]})`,
  overflow: 'hidden',
});

// Four pixels taller than the stage, so that the picture leaves no gap when it rises on hover.
const mediaCss = css({ height: 'calc(100% + 4px)', '& img': { height: '100%' } });

// Below the picture, whose subject they would cover.
const badgesCss = css({ ...flex.wrap, gap: '6px', '&:empty': { display: 'none' } });

const bodyCss = css({
  ...flex.column,
  flex: 1,
  gap: '8px',
  padding: 'clamp(1.125rem, 4%, 1.5rem)',
  paddingTop: space[6],
  containerType: 'inline-size',
});

const nameCss = css({ fontSize: fontSize.h4 });

const descriptionCss = css({
  color: color.fgMuted,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

const footerCss = css({ display: 'grid', gap: '6px', marginTop: 'auto', paddingTop: space[4] });

// One below the other in a narrow card.
const actionsCss = css({ ...flex.wrapSpread, gap: '0 12px' });

const priceCss = css({ display: 'grid' });

// Above the stretched link of the card, with its own hit area.
const enquireCss = css({
  position: 'relative',
  zIndex: 2,
  paddingBlock: '6px',
  fontSize: fontSize.sm,
  '@container (max-width: 21.9rem)': { '& [data-arrow]': { display: 'none' } },
  [mq.print]: { display: 'none' },
});

const rowCss = css({
  [mq.belowMd]: {
    flexDirection: 'row',
    '& > div:first-of-type': { flex: 'none', width: '7.5rem', aspectRatio: 'auto' },
    '& [data-badges], & [data-description]': { display: 'none' },
  },
});

const rowCategoryCss = css({
  color: color.fgMuted,
  fontSize: fontSize.xs,
  fontWeight: 600,
  [mq.md]: { display: 'none' },
});

export const productCardFields = graphql`
  fragment ProductCardFields on STRAPI_PRODUCT {
    slug
    name
    summary
    description
    price
    tax
    unit
    minQuantity
    offerPrice
    offerUntil
    featured
    availability
    category {
      name
      slug
    }
    image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 720, breakpoints: [420, 720])
        }
      }
    }
  }
`;
