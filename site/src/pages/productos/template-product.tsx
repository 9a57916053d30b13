import { graphql, type PageProps } from 'gatsby';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { breadcrumbList, pageCrumb } from '#src/lib/structured-data.ts';
import { ProductAnswers } from '#src/sections/products/detail/product-answers.tsx';
import { ProductContents } from '#src/sections/products/detail/product-contents.tsx';
import { ProductDetail } from '#src/sections/products/detail/product-detail.tsx';
import { productJsonLd } from '#src/sections/products/detail/product-json-ld.ts';
import { ProductPriceBar } from '#src/sections/products/detail/product-price-bar.tsx';
import { RelatedProducts } from '#src/sections/products/detail/related-products.tsx';
import { WorksWith } from '#src/sections/products/detail/works-with.tsx';
import { PromisesSection } from '#src/sections/products/promises-section.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { PageSeo } from '#src/sections/shared/page-seo.tsx';
import { faqPage } from '#src/sections/shared/question-list.tsx';

/** Product page, created by `src/gatsby/products` for each product. */
export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const settings = useSettings();
  const { product, page } = data;
  if (!product) return null;
  const { name, slug, description } = product;
  const path = `/productos/${slug}`;
  const image = product.share?.shareImage ?? undefined;
  const trail = [pageCrumb('/productos'), { name, path }];
  return (
    <>
      <PageSeo
        entry={product}
        title={name}
        description={description}
        path={path}
        jsonLd={[
          productJsonLd(product, image, settings?.companyName),
          breadcrumbList(trail),
          ...faqPage(product.questions),
        ]}
      />
      <ProductDetail product={product} trail={trail} />
      <ProductPriceBar product={product} />
      <ProductContents product={product} />
      <WorksWith product={product} />
      <ProductAnswers product={product} />
      <PromisesSection promises={page?.promises ?? []} />
      <RelatedProducts slug={slug} products={data.related} />
      <CallToAction content={page?.callToAction} tone="navy" />
    </>
  );
}

export const query = graphql`
  query ProductPage($id: String!, $related: [String!]!) {
    product: strapiProduct(id: { eq: $id }) {
      ...ProductDetailFields
      shareCard
      seo {
        ...SeoFields
      }
    }
    related: productsByIds(ids: $related) {
      id
      ...ProductCardFields
    }
    page: strapiProductsPage {
      promises {
        ...PromiseFields
      }
      callToAction {
        ...CallToActionFields
      }
    }
  }
`;
