import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { makeProduct } from '../../../test/products.ts';
import {
  CATALOGUE_QUERY,
  toCatalogueRow,
  writeCatalogueFile,
  type CatalogueNode,
} from './catalogue-file';

const PRODUCT_CARD = path.join(__dirname, '../../sections/shared/product-card.tsx');

/** Returns the fields in the first braces after `start`, without those of nested braces. */
function fieldsAfter(source: string, start: string): string[] {
  const fields: string[] = [];
  let depth = 0;
  const text = source.slice(source.indexOf(start) + start.length);
  for (const [token] of text.matchAll(/[{}]|\w+(?:\([^)]*\))?/g)) {
    if (token === '{') depth += 1;
    else if (token !== '}') fields.push(...(depth === 1 ? [token] : []));
    else if ((depth -= 1) === 0) break;
  }
  return fields.sort();
}

test('the query reads the fields of the product card, the search terms and the order', async () => {
  const card = fieldsAfter(await readFile(PRODUCT_CARD, 'utf8'), 'on STRAPI_PRODUCT');
  expect(card).toContain('price');
  expect(fieldsAfter(CATALOGUE_QUERY, 'nodes')).toEqual([...card, 'order', 'searchTerms'].sort());
});

const product = makeProduct({ tax: 'masIva', unit: 'por pieza', minQuantity: 5 });

const node: CatalogueNode = {
  ...product,
  featured: null,
  image: {
    focalPoint: { x: 20, y: 75 },
    localFile: {
      childImageSharp: {
        gatsbyImageData: {
          layout: 'constrained',
          width: 720,
          height: 540,
          backgroundColor: '#f8f8f8',
          images: {
            fallback: { src: '/a.webp', srcSet: '/s.webp 420w,\n/a.webp 720w', sizes: '100vw' },
          },
        },
      },
    },
  },
};

test('a row has the data of a product card', () => {
  expect(toCatalogueRow(node)).toEqual({
    ...product,
    featured: false,
    image: {
      srcSet: '/s.webp 420w, /a.webp 720w',
      width: 720,
      height: 540,
      color: '#f8f8f8',
      focalPoint: { x: 20, y: 75 },
    },
  });
  expect(toCatalogueRow({ ...node, image: null }).image).toBeNull();
  expect(toCatalogueRow({ ...node, searchTerms: 'escáner' }).searchTerms).toBe('escáner');
});

test('the file is written when the catalogue exceeds a page and deleted when it shrinks', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'catalogo-'));
  const file = path.join(folder, 'datos/productos.json');
  await writeCatalogueFile(folder, [toCatalogueRow(node)]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(1);
  await writeCatalogueFile(folder, null);
  await writeCatalogueFile(folder, null);
  await expect(readFile(file)).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true });
});
