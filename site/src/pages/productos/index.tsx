import { graphql, type PageProps } from 'gatsby';
import { PagePart } from '#src/components/ui/page-part.tsx';
import { pageList } from '#src/lib/structured-data.ts';
import { CatalogueSection } from '#src/sections/products/catalogue/catalogue-section.tsx';
import { FlagshipSection } from '#src/sections/products/flagship/flagship-section.tsx';
import { softwareApplications } from '#src/sections/products/flagship/software-applications.ts';
import { PromisesSection } from '#src/sections/products/promises-section.tsx';
import { CallToAction } from '#src/sections/shared/call-to-action.tsx';
import { EmptyPage } from '#src/sections/shared/empty-page.tsx';
import { PageHero } from '#src/sections/shared/page-hero.tsx';
import { FixedPageSeo } from '#src/sections/shared/page-seo.tsx';

const PATH = '/productos';

export default function ProductsPage({ data, location }: PageProps<Queries.ProductsPageQuery>) {
  const { page, flagship, firstProducts, all } = data;
  const categories = data.categories.nodes.filter(({ slug }) => all.used.includes(slug));
  return (
    <>
      <FixedPageSeo
        path={PATH}
        page={page}
        hero={page?.hero}
        jsonLd={[...softwareApplications(flagship.nodes), ...productList(firstProducts)]}
      />
      {page ? <PageHero hero={page.hero} /> : <EmptyPage path={PATH} />}
      <PagePart>
        <FlagshipSection head={page?.flagshipHead} products={flagship.nodes} />
      </PagePart>
      <PagePart>
        <CatalogueSection
          head={page?.catalogueHead}
          firstProducts={firstProducts}
          total={all.totalCount}
          categories={categories}
          systems={flagship.nodes}
          locationKey={location.key}
        />
      </PagePart>
      <PromisesSection promises={page?.promises ?? []} />
      <CallToAction content={page?.callToAction} tone="navy" />
    </>
  );
}

function productList(products: Queries.ProductsPageQuery['firstProducts']): object[] {
  if (products.length === 0) return [];
  const pages = products.map(({ name, slug }) => ({ name, path: `${PATH}/${slug}` }));
  return [pageList('Productos de Tequiora', pages)];
}

export const query = graphql`
  query ProductsPage($firstProducts: [String!]!) {
    page: strapiProductsPage {
      shareCard
      hero {
        ...PageHeroFields
      }
      flagshipHead {
        ...SectionHeadFields
      }
      catalogueHead {
        ...SectionHeadFields
      }
      promises {
        ...PromiseFields
      }
      callToAction {
        ...CallToActionFields
      }
      seo {
        ...SeoFields
      }
    }
    flagship: allStrapiFlagshipProduct(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...FlagshipFields
      }
    }
    firstProducts: productsByIds(ids: $firstProducts) {
      id
      searchTerms
      ...ProductCardFields
    }
    all: allStrapiProduct {
      totalCount
      used: distinct(field: { category: { slug: SELECT } })
    }
    categories: allStrapiProductCategory(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        slug
        name
        searchTerms
      }
    }
  }
`;
