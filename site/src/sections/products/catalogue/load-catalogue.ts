import { CATALOGUE_FILE, type CatalogueImage, type CatalogueRow } from '#src/lib/catalogue.ts';
import type { ProductSummary } from '#src/sections/shared/product-card.tsx';

const TIMEOUT_MS = 10_000;

/**
 * Requests the whole catalogue.
 * @throws when it is missing or does not arrive in time
 */
export async function loadCatalogue(): Promise<ProductSummary[]> {
  const response = await fetch(CATALOGUE_FILE, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`El catálogo contestó ${response.status}`);
  const rows = (await response.json()) as CatalogueRow[];
  return rows.map((row) => ({ ...row, image: row.image && toMedia(row.image) }));
}

/** Returns the picture in the shape of the page query. */
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
