import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBuild, filesOfRoute, PUBLIC_ROUTES, referencesIn } from './checks.ts';
import { writeFiles } from './test-files.ts';

let publicDir: string;
beforeEach(() => (publicDir = mkdtempSync(path.join(tmpdir(), 'public-'))));
afterEach(() => rmSync(publicDir, { recursive: true }));

const PAGE = '<html><body>hola</body></html>';

function wholeSite(): Record<string, string> {
  const pages = PUBLIC_ROUTES.map((route) => [filesOfRoute(route)[0] ?? '', PAGE]);
  return { ...(Object.fromEntries(pages) as Record<string, string>), '404.html': PAGE };
}

function check(files: Record<string, string>): Promise<string[]> {
  writeFiles(publicDir, files);
  return checkBuild(publicDir, Object.keys(files));
}

test('a whole site may go live', async () => {
  expect(await check(wholeSite())).toEqual([]);
});

test('a page may also be written without a folder', async () => {
  const { 'blog/index.html': blog = '', ...others } = wholeSite();
  expect(await check({ ...others, 'blog.html': blog })).toEqual([]);
});

test.each([
  ['index.html', 'Falta la página /.'],
  ['productos/index.html', 'Falta la página /productos.'],
  ['404.html', 'Falta la página 404.html.'],
])('without %s it may not', async (file, problem) => {
  const { [file]: _removed, ...others } = wholeSite();
  expect(await check(others)).toEqual([problem]);
});

test('a page with data and no HTML is missing', async () => {
  const files = {
    ...wholeSite(),
    'page-data/index/page-data.json': '{}',
    'page-data/404.html/page-data.json': '{}',
    'page-data/aviso/page-data.json': '{}',
  };
  expect(await check(files)).toEqual(['Falta la página /aviso.']);
});

test('a page that was cut short is found', async () => {
  expect(await check({ ...wholeSite(), 'index.html': '<html><body>ho' })).toEqual([
    'La página index.html está incompleta.',
  ]);
});

test('a picture or script that does not exist is found', async () => {
  const html = `<html><script src="/app-1.js"></script><img srcset="/static/a/b.webp 480w, /static/a/c.webp 750w"></html>`;
  const files = { ...wholeSite(), 'index.html': html, 'static/a/b.webp': 'b' };
  expect(await check(files)).toEqual([
    'La página index.html usa /app-1.js, que no existe.',
    'La página index.html usa /static/a/c.webp, que no existe.',
  ]);
});

test('only files of the site itself count as references', () => {
  const html = `
    <a href="/productos">x</a> <a href="/archivo.pdf">x</a> <a href="https://otro.mx/a.png">x</a>
    <img src="//otro.mx/b.png"> <img src="data:image/png;base64,AAAA"> <img src="/uploads/c.png">
    <img src="/static/a/foto%20%C3%A1.webp?v=1"> <div style="background:url(&quot;/static/d.jpg&quot;)">
  `;
  expect(referencesIn(html)).toEqual(['static/a/foto á.webp', 'static/d.jpg']);
});
