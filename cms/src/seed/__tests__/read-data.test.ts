import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { UID } from '@strapi/strapi';

import { readAlternativeTexts, readEntries } from '../read-data';

const uid = 'api::product.product' as UID.ContentType;
const products = { uid, file: 'products.json', key: 'slug' };
let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'seed-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const write = (file: string, content: unknown) =>
  writeFileSync(path.join(dataDir, file), JSON.stringify(content));

describe('readEntries', () => {
  it('reads a list by its key and a single type as one entry', () => {
    write('products.json', [{ slug: 'caja', price: 1 }]);
    write('blog-page.json', { title: 'Blog' });
    expect(readEntries(dataDir, products)).toEqual([
      { key: 'caja', record: { slug: 'caja', price: 1 } },
    ]);
    expect(readEntries(dataDir, { uid, file: 'blog-page.json' })).toEqual([
      { key: uid, record: { title: 'Blog' } },
    ]);
  });

  it('names the file that is missing or is not JSON', () => {
    expect(() => readEntries(dataDir, products)).toThrow(/^cms\/data\/products\.json: ENOENT/);
    writeFileSync(path.join(dataDir, 'products.json'), '[{');
    expect(() => readEntries(dataDir, products)).toThrow(/^cms\/data\/products\.json: .*JSON/);
  });

  it('names the entry without a key and the key that is used twice', () => {
    write('products.json', [{ slug: 'caja' }, { name: 'x' }]);
    expect(() => readEntries(dataDir, products)).toThrow(/"#2": the field "slug" is missing/);
    write('products.json', [{ slug: 'caja' }, { slug: 'caja' }]);
    expect(() => readEntries(dataDir, products)).toThrow(/"caja": the slug is used twice/);
  });
});

describe('readAlternativeTexts', () => {
  it('wants a text for each picture', () => {
    write('media.json', { 'caja.webp': 'Una caja', 'vacia.webp': 3 });
    expect(() => readAlternativeTexts(dataDir)).toThrow(/"vacia.webp": .*must be a text/);
  });
});
