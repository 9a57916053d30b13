import { CATALOGUE_FILE, type CatalogueImage, type CatalogueRow } from '#src/lib/catalogue.ts';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';

const TIMEOUT = 10_000;

/** Fetches the whole catalogue. Rejects when it does not arrive in time, or is not there. */
export async function loadCatalogue(): Promise<ProductSummary[]> {
  const response = await fetch(CATALOGUE_FILE, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`El catálogo contestó ${response.status}`);
  const rows = (await response.json()) as CatalogueRow[];
  return rows.map((row) => ({ ...row, image: row.image && toMedia(row.image) }));
}

/** The picture in the shape that the page's query gives it. */
function toMedia({ srcSet, width, height, color, focalPoint }: CatalogueImage) {
  const src = srcSet.split(' ').at(-2) ?? srcSet;
  return {
    alternativeText: null,
    focalPoint,
    localFile: {
      childImageSharp: {
        gatsbyImageData: {
          layout: 'constrained' as const,
          width,
          height,
          images: { fallback: { src, srcSet }, sources: [] },
          ...(color ? { backgroundColor: color } : null),
        },
      },
    },
  };
}
