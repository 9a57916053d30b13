import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { toCatalogueRow, writeCatalogueFile, type CatalogueNode } from './catalogue-file';

const node: CatalogueNode = {
  slug: 'lector',
  name: 'Lector',
  description: 'Lee códigos',
  price: 890,
  featured: null,
  category: { slug: 'perifericos', name: 'Periféricos' },
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
    slug: 'lector',
    name: 'Lector',
    description: 'Lee códigos',
    price: 890,
    featured: false,
    category: { slug: 'perifericos', name: 'Periféricos' },
    image: {
      srcSet: '/s.webp 420w, /a.webp 720w',
      width: 720,
      height: 540,
      color: '#f8f8f8',
      focalPoint: { x: 20, y: 75 },
    },
  });
  expect(toCatalogueRow({ ...node, image: null }).image).toBeNull();
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
