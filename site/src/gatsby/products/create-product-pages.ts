import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { CATALOGUE_PAGE_SIZE, compareNames, compareProducts } from '../../lib/catalogue';
import {
  CATALOGUE_QUERY,
  toCatalogueRow,
  writeCatalogueFile,
  type CatalogueNode,
} from './catalogue-file';
import { relatedProducts, type RelatableProduct } from './related-products';

type ListedProduct = RelatableProduct & { slug: string; name: string };

const TEMPLATE = path.resolve('src/pages/productos/template-product.tsx');

/** Creates a page per product, and the catalogue file when one page cannot hold all products. */
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
  await writeCatalogueFile(path.resolve('public'), await catalogueRows(api, products.length));
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
      }
    }
  }
`;
