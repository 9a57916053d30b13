import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { ProductPrice } from '#src/components/ui/price.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import type { ForgottenFields, ShowsProduct } from '#src/lib/product-fields.ts';
import type { Crumb } from '#src/lib/structured-data.ts';
import { color, mq, palette, radius, space, typeset } from '#src/theme/tokens.ts';

type ProductDetailProps = {
  product: ShowsProduct<
    Queries.ProductDetailFieldsFragment,
    ForgottenFields<
      Queries.ProductDetailFieldsFragment,
      // The head of the page has `seo`.
      'featuredOrder' | 'offerFrom' | 'order' | 'searchTerms' | 'seo'
    >
  >;
  trail: readonly Crumb[];
};

/** Picture, price and the two enquiry options of a product. */
export function ProductDetail({ product, trail }: ProductDetailProps) {
  const { name, slug, description, category, featured, image } = product;
  const chat = useWhatsAppHref({ type: 'product', slug, name });
  return (
    <section css={sectionCss} aria-labelledby="producto">
      <Container css={contentCss}>
        <Breadcrumb trail={trail} />
        <div css={gridCss}>
          <div css={stageCss}>
            <Picture
              media={image}
              isPriority
              ratio="4 / 3"
              slot={SLOT}
              placeholder={<PicturePlaceholder name={name} ratio="4 / 3" />}
            />
          </div>
          <div css={textCss}>
            <Cluster gap={3}>
              {category ? (
                <SmartLink href={`/productos?categoria=${category.slug}`} css={categoryCss}>
                  <Badge css={badgeCss}>{category.name}</Badge>
                </SmartLink>
              ) : null}
              {featured ? <Badge tone="popular">Destacado</Badge> : null}
            </Cluster>
            <h1 id="producto" css={nameCss}>
              {name}
            </h1>
            <p css={leadCss}>{description}</p>
            <p css={priceCss}>
              <ProductPrice product={product} size="lg" />
            </p>
            <div css={actionsCss} data-own-chat="">
              <ButtonLink to={`/contacto?producto=${slug}`} icon="arrow-right">
                Solicitar información
              </ButtonLink>
              <ButtonLink href={chat} variant="whatsapp">
                Preguntar por WhatsApp
              </ButtonLink>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}

const SLOT: PictureSlot = [
  { from: 'xl', width: '44.5rem' },
  { from: 'lg', width: '52vw' },
  { width: '92vw' },
];

const sectionCss = css({
  paddingBlock: `${space[7]} ${space['section-sm']}`,
  background: color.bgSubtle,
});

const contentCss = css({
  display: 'grid',
  gap: 'clamp(1.25rem, 3vw, 2.5rem)',
});

const gridCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'center',
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: 'clamp(2rem, 4vw, 4.5rem)',
  },
});

const stageCss = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius['2xl'],
  background: `linear-gradient(160deg, ${palette.blue[50]}, ${palette.navy[100]})`,
  overflow: 'hidden',
});

const textCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  justifyItems: 'start',
  maxWidth: '40rem',
});

const categoryCss = css({
  display: 'inline-flex',
  borderRadius: radius.sm,
  textDecoration: 'none',
});

const badgeCss = css({ background: palette.blue[100] });

// Smaller than a page title: product names are longer and the column is narrower.
const nameCss = css(typeset.h2);

const leadCss = css({ ...typeset.lead, color: color.fgMuted, textWrap: 'pretty' });

const priceCss = css({
  display: 'grid',
  gap: '4px',
  width: '100%',
  paddingTop: space[6],
  borderTop: `1px solid ${color.border}`,
});

// In one row if both labels fit, otherwise stacked with equal width.
const actionsCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16.75rem, 100%), 1fr))',
  gap: space[4],
  width: '100%',
});

export const productDetailFields = graphql`
  fragment ProductDetailFields on STRAPI_PRODUCT {
    name
    slug
    description
    price
    tax
    unit
    minQuantity
    offerPrice
    offerUntil
    featured
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
          gatsbyImageData(layout: CONSTRAINED, width: 1080)
        }
      }
    }
    share: image {
      shareImage(isWhole: true)
    }
  }
`;
