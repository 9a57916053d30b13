import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { CATALOGUE_FILE, type CatalogueImage, type CatalogueRow } from '../../lib/catalogue';
import type { FocalPoint } from '../../lib/focal-point';

/** A product in the result of the build's query. */
export type CatalogueNode = Omit<CatalogueRow, 'image' | 'featured'> & {
  featured: boolean | null;
  image: {
    focalPoint?: FocalPoint | null;
    localFile: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;
  } | null;
};

/** Returns only the data of a product card, because the catalogue may have thousands of rows. */
export function toCatalogueRow(node: CatalogueNode): CatalogueRow {
  const { slug, name, description, price, featured, category, image } = node;
  return {
    slug,
    name,
    description,
    price,
    featured: featured === true,
    category: category && { slug: category.slug, name: category.name },
    image: toImage(image),
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
