import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { filesOfRoute, PUBLIC_ROUTES, routeOfFile } from '../../lib/releases/routes.ts';
import { writeTestFiles } from '../../lib/releases/test-files.ts';
import { BUDGET } from './check-files.ts';
import { createInspector, type Inspect } from './inspect.ts';

const SECRET = 'a-secret-of-the-publisher&"more"';
const HOME_KEY = 'api::home-page.home-page:h1';
const PRODUCT_KEY = 'api::product.product:p1';

// The hash of `run()`.
const POLICY = "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='";
const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
const SITE_URL = 'https://tequiora.mx';
/** Placeholder that `writeSite` replaces with the address of the page. */
const ADDRESS = '{address}';
const page = (body: string, head = policyTag(POLICY)) =>
  `<!DOCTYPE html><html><head>${head}<title>x</title><link rel="canonical" href="${ADDRESS}"></head><body><h1>x</h1>${body}</body></html>`;

let publicDir: string;
let inspect: Inspect;
beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), 'public-'));
  inspect = createInspector({
    secrets: { STRAPI_TOKEN: SECRET, SHORT: 'corto' },
    siteUrl: SITE_URL,
  });
});
afterEach(() => rmSync(publicDir, { recursive: true }));

function wholeSite(): Record<string, string> {
  const routes = [...PUBLIC_ROUTES, '/productos/lector'];
  const product = '<h1>Lector &amp; más</h1>$1,499.00<img alt="" src="/static/a/lector_3c4d.webp">';
  const files = routes.flatMap((route) => [
    [filesOfRoute(route).find((file) => file.endsWith('index.html')) ?? '', page(route)],
    [`page-data${route === '/' ? '/index' : route}/page-data.json`, '{}'],
  ]);
  return {
    ...(Object.fromEntries(files) as Record<string, string>),
    'productos/lector/index.html': page(product),
    'static/a/lector_3c4d.webp': 'picture',
    // All slides but the first are only in the page data.
    'page-data/index/page-data.json': '{"src":"/static/b/portada_1a2b.jpg"}',
    '404.html': page('no está'),
    'page-data/404.html/page-data.json': '{}',
  };
}

/** Writes a site with canonical addresses; `undefined` leaves a file out. */
function writeSite(files: Record<string, string | undefined>): void {
  const written = Object.entries(files).flatMap(([file, content]) =>
    content === undefined
      ? []
      : [[file, content.replace(ADDRESS, SITE_URL + routeOfFile(file))] as const],
  );
  writeTestFiles(publicDir, Object.fromEntries(written));
}

function published(): Snapshot {
  return {
    revision: 'r',
    entries: { [HOME_KEY]: '1', [PRODUCT_KEY]: '2' },
    labels: {
      [HOME_KEY]: { type: 'Página de inicio', name: 'Página de inicio' },
      [PRODUCT_KEY]: { type: 'Producto', name: 'Lector & más', slug: 'lector' },
    },
    shown: {
      [HOME_KEY]: { page: '/', texts: [], pictures: ['portada_1a2b'] },
      [PRODUCT_KEY]: {
        page: '/productos/lector',
        texts: ['Lector & más', '$1,499.00'],
        pictures: ['lector_3c4d'],
      },
    },
    redirects: {
      '/productos/viejo': { status: 301, to: '/productos/lector' },
      '/oferta': { status: 302, to: '/productos/lector?color=rojo' },
      '/socio': { status: 301, to: 'https://otro.mx/' },
      '/retirado': { status: 410 },
    },
  };
}

async function failureOf(
  change: Record<string, string | undefined>,
  { before = published(), after = published() } = {},
): Promise<unknown> {
  writeSite({ ...wholeSite(), ...change });
  return inspect({ publicDir, before, after }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function messageOf(change: Record<string, string | undefined>): Promise<string | undefined> {
  return ((await failureOf(change)) as Error | undefined)?.message;
}

test('accepts a complete site and returns the hash of each file', async () => {
  writeSite(wholeSite());
  const files = await inspect({ publicDir, before: published(), after: published() });
  expect(files.get('index.html')?.hash).toMatch(/^[\da-f]{64}$/);
  expect(files.size).toBe(Object.keys(wholeSite()).length);
});

test.each([
  [{ 'index.html': undefined }, 'Falta la página /.'],
  [{ 'blog/index.html': undefined }, 'Falta la página /blog.'],
  [{ '404.html': undefined }, 'Falta la página /404.html.'],
  [{ 'page-data/aviso/page-data.json': '{}' }, 'Falta la página /aviso.'],
])('finds a missing page: %j', async (change, message) => {
  expect(await messageOf(change)).toContain(message);
});

test('names the entry of a published product without a page', async () => {
  const change = {
    'productos/lector/index.html': undefined,
    'page-data/productos/lector/page-data.json': undefined,
    'productos/index.html': page('Lector &amp; más'),
  };
  expect(await failureOf(change)).toMatchObject({
    message: 'Producto «Lector & más»: falta su página /productos/lector.',
    entry: { uid: 'api::product.product', documentId: 'p1', name: 'Lector & más' },
  });
});

test('does not require what was published during the build', async () => {
  const after = published();
  after.entries['api::product.product:p2'] = '3';
  after.labels['api::product.product:p2'] = { type: 'Producto', name: 'Nuevo', slug: 'nuevo' };
  expect(await failureOf({}, { after })).toBeUndefined();
});

test('finds a fixed route that the page of a case has overwritten, with the case', async () => {
  const snapshot = published();
  const key = 'api::case.case:c1';
  snapshot.entries[key] = '3';
  snapshot.labels[key] = { type: 'Caso', name: 'Tienda', slug: 'index' };
  const taken = page('Tienda').replace(ADDRESS, `${SITE_URL}/portafolio/index`);
  const change = { 'portafolio/index.html': taken, 'portafolio/index/index.html': page('Tienda') };
  const failure = await failureOf(change, { before: snapshot, after: snapshot });
  expect(failure).toMatchObject({
    message: 'La página /portafolio no es la suya: dice que su dirección es /portafolio/index.',
    entry: { uid: 'api::case.case', documentId: 'c1' },
  });
});

test('requires one main heading on a fixed route, that of its content', async () => {
  const data = (title: string) =>
    JSON.stringify({ result: { data: { page: { hero: { title } } } } });
  const blog = (title: string, body: string) => ({
    'page-data/blog/page-data.json': data(title),
    'blog/index.html': page(body).replace('<h1>x</h1>', ''),
  });
  expect(await messageOf(blog('Lo *más* nuevo', '<h1>Lo <b>más</b> nuevo</h1>'))).toBeUndefined();
  expect(await messageOf(blog('Blog', '<h1>Casos</h1>'))).toBe(
    'La página /blog no muestra su título «Blog».',
  );
  expect(await messageOf({ 'blog/index.html': page('<h1>y</h1>') })).toBe(
    'La página /blog tiene 2 títulos principales.',
  );
});

test('requires neither the page nor correct links of a held entry', async () => {
  const [before, after] = [published(), published()];
  writeSite({
    ...wholeSite(),
    'productos/index.html': page('vacío'),
    'productos/lector/index.html': undefined,
    'page-data/productos/lector/page-data.json': undefined,
    'index.html': page('<a href="/blog#nada">x</a>'),
  });
  const held = [PRODUCT_KEY, HOME_KEY].map((key) => {
    const [uid = '', documentId = ''] = key.split(/:(?=\w+$)/);
    return { entry: { uid, documentId, name: 'x' }, message: 'mal' };
  });
  await expect(inspect({ publicDir, before, after, held })).resolves.toBeDefined();
  await expect(inspect({ publicDir, before, after })).rejects.toThrow('falta su página');
});

test.each([
  ['name', 'Lector &amp; más', 'la página /productos/lector no muestra «Lector & más»'],
  ['price', '$1,499.00', 'la página /productos/lector no muestra «$1,499.00»'],
  ['picture', '/lector_3c4d.', 'la página /productos/lector no muestra su imagen lector_3c4d'],
])('finds a page that does not show the %s of its entry', async (_what, text, problem) => {
  const file = 'productos/lector/index.html';
  expect(await failureOf({ [file]: wholeSite()[file]?.replace(text, '') })).toMatchObject({
    message: `Producto «Lector & más»: ${problem}.`,
    entry: { uid: 'api::product.product', documentId: 'p1' },
    isCacheSuspect: true,
  });
});

test('finds a picture that is missing from the page and its data', async () => {
  expect(await messageOf({ 'page-data/index/page-data.json': '{}' })).toBe(
    'Página de inicio: la página / no muestra su imagen portada_1a2b.',
  );
});

test('compares a page again when the page or its entry changes', async () => {
  expect(await failureOf({})).toBeUndefined();
  expect(await messageOf({ 'productos/lector/index.html': page('otra') })).toContain('no muestra');
  writeTestFiles(publicDir, wholeSite());
  const snapshot = published();
  const shown = { page: '/productos/lector', texts: ['Otro nombre'], pictures: [] };
  const changed = {
    ...snapshot,
    entries: { ...snapshot.entries, [PRODUCT_KEY]: '3' },
    shown: { [PRODUCT_KEY]: shown },
  };
  expect(await failureOf({}, { before: changed, after: changed })).toMatchObject({
    message: 'Producto «Lector & más»: la página /productos/lector no muestra «Otro nombre».',
  });
});

test.each([
  ['/prodctos', 'lleva a /prodctos, que no existe'],
  ['https://tequiora.mx/nada', 'lleva a /nada, que no existe'],
  ['/blog#autores', 'lleva a /blog#autores, y en esa página no hay nada con ese nombre'],
  ['JaVaScRiPt:alert(1)', 'empieza con javascript:, que no se permite'],
  [' java&#10;script:alert(1)', 'empieza con javascript:, que no se permite'],
  ['data:text/html,x', 'empieza con data:, que no se permite'],
  ['#abajo', 'lleva a /#abajo, y en esa página no hay nada con ese nombre'],
])('finds the broken link %s, with the entry that contains it', async (href, why) => {
  const html = page(`<a href="${href}"><b>Ver</b> más</a>`);
  expect(await failureOf({ 'index.html': html })).toMatchObject({
    message: `Página de inicio: el enlace «Ver más» ${why}.`,
    entry: { uid: 'api::home-page.home-page', documentId: 'h1' },
  });
});

test('finds the broken link of a menu, which is on every page, with the menu', async () => {
  const snapshot = published();
  const key = 'api::menu.menu:m1';
  snapshot.labels[key] = { type: 'Menú y pie', name: 'Menú y pie' };
  const html = wholeSite();
  const change = Object.fromEntries(
    Object.keys(html)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, html[file]?.replace('</body>', '<a href="/nada">Ofertas</a></body>')]),
  );
  expect(await failureOf(change, { before: snapshot, after: snapshot })).toMatchObject({
    message: 'Menú y pie: el enlace «Ofertas» lleva a /nada, que no existe.',
    entry: { uid: 'api::menu.menu', documentId: 'm1' },
  });
});

test('accepts working links and links to other sites', async () => {
  const html = page(`
    <h2 id="preguntas-más">x</h2> <a href="#preguntas-m%C3%A1s">x</a> <a href="#">x</a>
    <a href="/productos?orden=precio">x</a> <a href="https://otro.mx/a">x</a> <a href="//otro.mx">x</a>
    <a href="mailto:a@b.mx">x</a> <a href="tel:+52951">x</a> <a href="/api/x">x</a>
    <a href="/productos/viejo">x</a> <a href="/productos/viejo/?a=b">x</a>
    <a href="/oferta">x</a> <a href="/socio">x</a>
    <a href="/uploads/x.pdf">x</a> <a href="https://tequiora.mx">x</a> <a href="/blog/">x</a>
  `);
  expect(await messageOf({ 'index.html': html })).toBeUndefined();
});

test('reports a link to an address that is gone', async () => {
  const html = page('<a href="/retirado">Oferta</a>');
  expect(await messageOf({ 'index.html': html })).toContain('lleva a /retirado, que no existe');
});

test('accepts a link to a page whose address has a redirect too: the servers prefer the page', async () => {
  const redirects = { '/blog': { status: 301, to: '/nada' } } as const;
  const snapshot = { ...published(), redirects };
  const change = { 'index.html': page('<a href="/blog">Blog</a>') };
  expect(await failureOf(change, { before: snapshot, after: snapshot })).toBeUndefined();
});

test('finds missing pictures and scripts', async () => {
  const html = page(
    `<script src="/app-1.js"></script><img alt="" srcset="/static/a/b.webp 480w, /static/a/c.webp 750w">
     <img alt="" src="//otro.mx/b.png"><img alt="" src="data:image/png;base64,AA">
     <template><script>load("/x-0123456789abcdef0123.js")</script></template><p style="background:url('/d.png')">x</p>`,
  );
  const failure = await failureOf({ 'index.html': html, 'static/a/b.webp': 'b' });
  expect(failure).toMatchObject({
    detail: [
      'La página / usa /d.png, que no existe.',
      'La página / usa /x-0123456789abcdef0123.js, que no existe.',
      'La página / usa /app-1.js, que no existe.',
      'La página / usa /static/a/c.webp, que no existe.',
    ].join('\n'),
  });
});

test.each([
  ['<!DOCTYPE html><html><body>ho', 'le falta el final'],
  [page('<p id="a" id="b">x</p>'), 'duplicate-attribute'],
  ['<html></html>', 'missing-doctype'],
])('finds HTML with parse errors: %s', async (html, error) => {
  expect(await messageOf({ 'blog/index.html': html })).toContain(error);
});

test.each([
  [page('<script>run()</script><script type="application/ld+json">{}</script>'), undefined],
  [page('<template><script>other()</script></template>'), undefined],
  [
    page('<script type="speculationrules">{}</script>'),
    'tiene un script que su política de contenido no permite: {}',
  ],
  [page('<script>other()</script>'), 'tiene un script que su política de contenido no permite'],
  [page('<p onclick="run()">x</p>'), 'tiene un atributo onclick'],
  [page('', ''), 'no tiene política de contenido'],
  [
    page('', `<script src="/productos"></script>${policyTag(POLICY)}`),
    'tiene un script antes de su política de contenido',
  ],
  [page('', policyTag("script-src 'self' 'unsafe-inline'")), 'permite cualquier script'],
  [page('', policyTag("default-src 'self'")), 'permite cualquier script'],
])('checks the scripts of a page against its policy: %s', async (html, error) => {
  const message = await messageOf({ 'blog/index.html': html });
  if (error === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(`La página /blog ${error}`);
});

const EDITING = 'post({type:"tequiora:pressed"})';
const PREVIEW = 'preview-85c5027b445e35a7425e.js';
const loads = (file: string) => `<script src="/${file}"></script>`;

test('accepts editing code in the scripts of the preview, which its page loads', async () => {
  const change = { [PREVIEW]: EDITING, 'vista-previa/index.html': page(loads(PREVIEW)) };
  expect(await messageOf(change)).toBeUndefined();
});

test.each([
  [
    { 'commons-1a2b3c.js': EDITING, 'blog/index.html': page(loads('commons-1a2b3c.js')) },
    ['El archivo /commons-1a2b3c.js contiene', 'La página /blog carga'],
  ],
  [
    { [PREVIEW]: EDITING, 'index.html': page(loads(PREVIEW)) },
    ['La página / carga código de la vista previa.'],
  ],
  [{ 'index.html': page(`<script>${EDITING}</script>`) }, ['El archivo /index.html contiene']],
])('finds editing code on public pages: %j', async (change, problems) => {
  const failure = await failureOf(change);
  for (const problem of problems)
    expect(failure).toMatchObject({ detail: expect.stringContaining(problem) });
});

test.each([
  ['page-data/index/page-data.json', JSON.stringify({ key: SECRET })],
  ['datos/x.txt', `x=${encodeURIComponent(SECRET)}`],
  ['blog/index.html', page(`${'x'.repeat(1024 * 1024 - 80)}${SECRET}`)],
])('finds a secret in %s without revealing it', async (file, content) => {
  const failure = await failureOf({ [file]: content });
  expect(failure).toMatchObject({
    message: expect.stringContaining(
      `El archivo /${file} contiene el secreto STRAPI_TOKEN.`,
    ) as string,
  });
  expect(JSON.stringify(failure)).not.toContain('a-secret-of');
});

test('ignores values too short to be a secret', async () => {
  expect(await messageOf({ 'blog/index.html': page('corto') })).toBeUndefined();
});

test('finds a page or its scripts above the size limit', async () => {
  const huge = page('x'.repeat(BUDGET.html));
  expect(await messageOf({ 'blog/index.html': huge })).toContain('La página /blog pesa 1.0 MB');
  const html = page('<script src="/a-0123456789abcdef.js"></script>');
  const script = ' '.repeat(BUDGET.javascript + 1);
  expect(await messageOf({ 'blog/index.html': html, 'a-0123456789abcdef.js': script })).toContain(
    'El JavaScript de la página /blog pesa 2.0 MB',
  );
});
