import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { CATALOGUE_FILE, type CatalogueImage, type CatalogueRow } from '../../lib/catalogue';
import type { FocalPoint } from '../../lib/focal-point';

/**
 * The fields of `ProductCardFields`, the search terms and the order. The same picture parameters let the cards of the page
 * share files with these.
 */
export const CATALOGUE_QUERY = /* GraphQL */ `
  {
    products: allStrapiProduct(sort: { id: ASC }) {
      nodes {
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
        searchTerms
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

/** A product in the result of the query. */
export type CatalogueNode = Omit<CatalogueRow, 'image'> & {
  order?: number | null;
  image: {
    focalPoint?: FocalPoint | null;
    localFile: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
  } | null;
};

/** Returns only the data of card and search, because the catalogue may have thousands of rows. */
export function toCatalogueRow({
  order: _order,
  image,
  searchTerms,
  ...row
}: CatalogueNode): CatalogueRow {
  return {
    ...row,
    featured: row.featured === true,
    image: toImage(image),
    ...(searchTerms ? { searchTerms } : null),
  };
}

function toImage(image: CatalogueNode['image']): CatalogueImage | null {
  const data = image?.localFile?.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!image || !data || !fallback) return null;
  return {
    srcSet: (fallback.srcSet ?? fallback.src).replaceAll(',\n', ', '),
    width: data.width,
    height: data.height,
    color: data.backgroundColor ?? null,
    focalPoint: image.focalPoint ?? null,
  };
}

/** Writes the catalogue file that the browser requests, or deletes an existing one for null. */
export async function writeCatalogueFile(
  publicFolder: string,
  rows: readonly CatalogueRow[] | null,
): Promise<void> {
  const file = path.join(publicFolder, CATALOGUE_FILE);
  if (rows === null) {
    await rm(file, { force: true });
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(rows));
}
