import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { Redirects } from '@tequiora/cms/contracts/redirects.ts';
import { hashText } from '../hash.ts';
import { openReleaseStore } from './release-store.ts';
import { writeTestFiles } from './test-files.ts';

const LONG = 'contenido '.repeat(200);

/** A small site with one file of each kind that the web servers handle differently. */
export const TEST_PAGES: Record<string, string> = {
  'index.html': `<html>inicio ${LONG}</html>`,
  'productos/index.html': '<html>productos</html>',
  'blog.html': '<html>blog</html>',
  'vista-previa/index.html': '<html>vista previa</html>',
  '404.html': `<html>no encontrada ${LONG}</html>`,
  'admin/[...]/index.html': '<html>panel</html>',
  'app-0123456789abcdef0123.js': `console.log(1); // ${LONG}`,
  'static/abc/foto.webp': 'foto',
  'page-data/index/page-data.json': '{}',
};

/** Creates and activates a release of these pages, with redirects; returns its folder below `folder`/site. */
export async function publishTestRelease(
  folder: string,
  pages: Record<string, string>,
): Promise<string> {
  const store = openReleaseStore(path.join(folder, 'site'));
  const hashes = Object.entries(pages).map(([file, text]) => [file, hashText(text)]);
  const files = Object.fromEntries(hashes) as Record<string, string>;
  const redirects: Redirects = {
    '/productos/viejo': { status: 301, to: '/productos/nuevo' },
    '/blog': { status: 301, to: '/productos' },
    '/oferta': { status: 302, to: '/productos?categoria=cajas#lista' },
    '/retirado': { status: 410 },
    '/Catálogo.php': { status: 301, to: 'https://otro.example/a%20b?x=1' },
  };
  const facts = { revision: '1', entries: {}, redirects, source: 's', isExact: true };
  const publicDir = mkdtempSync(path.join(folder, 'public-'));
  writeTestFiles(publicDir, pages);
  const release = await store.create({ ...facts, publicDir, files });
  await store.activate(release.id);
  return path.join(store.dir, release.id);
}
