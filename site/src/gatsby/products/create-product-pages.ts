import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { CATALOGUE_PAGE_SIZE, compareNames, compareProducts } from '../../lib/catalogue';
import { toCatalogueRow, writeCatalogueFile, type CatalogueNode } from './catalogue-file';
import { relatedProducts, type RelatableProduct } from './related-products';

type ListedProduct = RelatableProduct & { slug: string; name: string };

const TEMPLATE = path.resolve('src/pages/productos/template-product.tsx');

/** A page for each product, and the file with the whole catalogue when one page cannot hold it. */
export async function createProductPages(api: CreatePagesArgs): Promise<void> {
  const products = await ask<ListedProduct>(api, LIST_QUERY);
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
  const nodes = await ask<CatalogueNode & { order: number | null }>(api, CATALOGUE_QUERY);
  return nodes.sort(compareProducts).map(toCatalogueRow);
}

async function ask<Node>(api: CreatePagesArgs, query: string): Promise<Node[]> {
  const { data, errors } = await api.graphql<{ products: { nodes: Node[] } }>(query);
  if (!data) throw new Error(`No se pudo leer el catálogo: ${String(errors)}`);
  return [...data.products.nodes];
}

// Without an order of its own a list comes in the order its entries were read in, which a warm
// build and a cold one do not share.
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

// The pictures as the cards of the page have them, so that both share their files.
const CATALOGUE_QUERY = /* GraphQL */ `
  {
    products: allStrapiProduct(sort: { id: ASC }) {
      nodes {
        slug
        name
        description
        price
        featured
        order
        category {
          slug
          name
        }
        image {
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
    }
  }
`;
