import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { ENTRY_PAGES } from '../../../../cms/contracts/addresses';
import { CATALOGUE_PAGE_SIZE, compareNames, compareProducts } from '../../lib/catalogue';
import {
  CATALOGUE_QUERY,
  toCatalogueRow,
  writeCatalogueFile,
  type CatalogueNode,
} from './catalogue-file';
import { relatedProducts, type RelatableProduct } from './related-products';

type ListedProduct = RelatableProduct & {
  slug: string;
  name: string;
  worksWithSystems: readonly { id: string }[];
};

const TEMPLATE = path.resolve('src/pages/productos/template-product.tsx');
const SYSTEM_TEMPLATE = path.resolve('src/pages/productos/template-system.tsx');

/** Cards of the products that a system is used with, on its page. */
const HARDWARE_COUNT = 3;

/** Creates a page per product and per system, and the catalogue file when one page cannot hold all products. */
export async function createProductPages(api: CreatePagesArgs): Promise<void> {
  const products = await queryProducts<ListedProduct>(api, LIST_QUERY);
  products.sort(compareNames);
  const related = relatedProducts(products);
  for (const { id, slug } of products) {
    api.actions.createPage({
      path: `/productos/${slug}`,
      component: TEMPLATE,
      context: { id, related: related.get(id) ?? [] },
    });
  }
  await createSystemPages(api, products);
  await writeCatalogueFile(path.resolve('public'), await catalogueRows(api, products.length));
}

async function createSystemPages(
  api: CreatePagesArgs,
  products: readonly ListedProduct[],
): Promise<void> {
  const systems = await queryProducts<{ id: string; slug: string }>(api, SYSTEMS_QUERY);
  for (const { id, slug } of systems) {
    const hardware = products
      .filter(({ worksWithSystems }) => worksWithSystems.some((system) => system.id === id))
      .slice(0, HARDWARE_COUNT)
      .map((product) => product.id);
    api.actions.createPage({
      path: `${ENTRY_PAGES['api::flagship-product.flagship-product'] ?? ''}${slug}`,
      component: SYSTEM_TEMPLATE,
      context: { id, hardware },
    });
  }
}

async function catalogueRows(api: CreatePagesArgs, count: number) {
  if (count <= CATALOGUE_PAGE_SIZE) return null;
  const nodes = await queryProducts<CatalogueNode>(api, CATALOGUE_QUERY);
  return nodes.sort(compareProducts).map(toCatalogueRow);
}

async function queryProducts<Node>(api: CreatePagesArgs, query: string): Promise<Node[]> {
  const result = await api.graphql<{ products: { nodes: Node[] } }>(query);
  const { data } = result;
  if (!data) throw new Error(`No se pudo leer el catálogo: ${String(result.errors)}`);
  return [...data.products.nodes];
}

// Explicit sort order: without one, lists follow the order in which entries were read, which
// differs between warm and cold builds.
const LIST_QUERY = /* GraphQL */ `
  {
    products: allStrapiProduct(sort: { id: ASC }) {
      nodes {
        id
        slug
        name
        featured
        category {
          slug
        }
        worksWithSystems {
          id
        }
      }
    }
  }
`;

const SYSTEMS_QUERY = /* GraphQL */ `
  {
    products: allStrapiFlagshipProduct(sort: { id: ASC }) {
      nodes {
        id
        slug
      }
    }
  }
`;
