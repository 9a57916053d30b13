import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { UID } from '@strapi/strapi';

import { readAlternativeTexts, readSeedEntries } from '../read-seed-entries';

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
    expect(readSeedEntries(dataDir, products)).toEqual([
      { key: 'caja', record: { slug: 'caja', price: 1 } },
    ]);
    expect(readSeedEntries(dataDir, { uid, file: 'blog-page.json' })).toEqual([
      { key: uid, record: { title: 'Blog' } },
    ]);
  });

  it('names the file in the error when it is missing or not JSON', () => {
    expect(() => readSeedEntries(dataDir, products)).toThrow(/^cms\/data\/products\.json: ENOENT/);
    writeFileSync(path.join(dataDir, 'products.json'), '[{');
    expect(() => readSeedEntries(dataDir, products)).toThrow(/^cms\/data\/products\.json: .*JSON/);
  });

  it('names an entry without a key and a duplicate key in the error', () => {
    write('products.json', [{ slug: 'caja' }, { name: 'x' }]);
    expect(() => readSeedEntries(dataDir, products)).toThrow(/"#2": the field "slug" is missing/);
    write('products.json', [{ slug: 'caja' }, { slug: 'caja' }]);
    expect(() => readSeedEntries(dataDir, products)).toThrow(/"caja": the slug is used twice/);
  });
});

describe('readAlternativeTexts', () => {
  it('rejects a picture whose alternative text is not a text', () => {
    write('media.json', { 'caja.webp': 'Una caja', 'vacia.webp': 3 });
    expect(() => readAlternativeTexts(dataDir)).toThrow(/"vacia.webp": .*must be a text/);
  });
});
