import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { AddToList } from '#src/components/ui/add-to-list.tsx';
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
import { ProductGallery } from './product-gallery.tsx';
import { ProductTerms } from './product-terms.tsx';

type ProductDetailProps = {
  product: ShowsProduct<
    Queries.ProductDetailFieldsFragment,
    ForgottenFields<
      Queries.ProductDetailFieldsFragment,
      // The head of the page has `seo`; `summary` is for cards.
      'featuredOrder' | 'offerFrom' | 'order' | 'searchTerms' | 'seo' | 'summary'
    >
  >;
  trail: readonly Crumb[];
};

/** Pictures, price, the two enquiry options and the terms of a product. */
export function ProductDetail({ product, trail }: ProductDetailProps) {
  const { name, slug, description, category, featured, image, pictures } = product;
  const hasOpenPrice = product.price === null;
  const chat = useWhatsAppHref({ type: 'product', slug, name, hasOpenPrice });
  return (
    <section css={sectionCss} aria-labelledby="producto">
      <Container css={contentCss}>
        <Breadcrumb trail={trail} />
        <div css={gridCss}>
          <ProductGallery name={name} pictures={[image ?? [], pictures].flat()} />
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
                {hasOpenPrice ? 'Pedir cotización' : 'Solicitar información'}
              </ButtonLink>
              <ButtonLink href={chat} variant="whatsapp">
                {hasOpenPrice ? 'Cotizar por WhatsApp' : 'Preguntar por WhatsApp'}
              </ButtonLink>
              <AddToList product={product} />
            </div>
            <ProductTerms {...product} />
          </div>
        </div>
      </Container>
    </section>
  );
}

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
  // The text may be much longer than the pictures.
  alignItems: 'start',
  [mq.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] },
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: 'clamp(2rem, 4vw, 4.5rem)',
  },
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
    availability
    delivery
    warranty
    boxItems
    specifications {
      name
      value
    }
    worksWithSystems {
      slug
      name
      subtitle
      icon
    }
    worksWithProducts {
      slug
      name
      price
      tax
      unit
      offerPrice
    }
    documents {
      label
      description
      href
    }
    questions {
      question
      answer
    }
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
    pictures {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080, breakpoints: [160, 480, 750, 1080])
        }
      }
    }
    share: image {
      shareImage(isWhole: true)
    }
  }
`;
