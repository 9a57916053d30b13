import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEST_PAGES, publishTestRelease } from '../lib/releases/test-release.ts';
import { SERVERS, type TestServer } from './test-servers.ts';

describe.each(SERVERS)('%s', (_name, start) => {
  let folder: string;
  let web: TestServer;
  let site: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'web-'));
    await publishTestRelease(folder, TEST_PAGES);
    web = await start({
      siteStateDir: path.join(folder, 'site'),
      cmsUrl: 'http://127.0.0.1:9',
      panelUrl: 'https://cms.example',
    });
    site = web.url;
  });

  afterAll(async () => {
    await web.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/', 'inicio'],
    ['/productos', 'productos'],
    ['/productos?utm_source=x', 'productos'],
    ['/blog', 'blog'],
    ['/admin', 'panel'],
    ['/admin/productos/nuevo', 'panel'],
  ])('%s responds with 200 without a redirect', async (url, text) => {
    const response = await fetch(site + url, { redirect: 'manual' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain(text);
  });

  test.each([
    '/no-existe',
    '/404',
    '/productos/nada',
    '/productos/nada.',
    '/no-existe%20',
    '/files.json.',
    '/.moved/productos/viejo.',
    '/administracion',
    // Escaped in Latin-1, as old sites did, not in UTF-8.
    '/men%FA',
    '/productos%E1?utm_source=x',
    '/PRODUCTOS/Cat%E1logo.php',
  ])('%s responds with the 404 page and status 404', async (url) => {
    const response = await fetch(site + url);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('no encontrada');
  });

  test.each([
    ['/productos/viejo', '/productos/nuevo'],
    ['/productos/', '/productos'],
    ['/productos//?utm_source=x', '/productos?utm_source=x'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
    ['/productos/index.html', '/productos'],
    ['/Productos', '/productos'],
    ['/PRODUCTOS/Viejo?A=B', '/productos/viejo?A=B'],
    ['/productos/viejo/', '/productos/nuevo'],
    ['/productos/viejo?utm_source=x&q=a%20b', '/productos/nuevo?utm_source=x&q=a%20b'],
    ['/productos/viejo?a=//otro.example', '/productos/nuevo?a=//otro.example'],
    ['//OTRO.example/x', '/otro.example/x'],
    ['/%2F/OTRO.example', '/otro.example'],
    ['//productos/', '/productos'],
    ['/productos.', '/productos'],
    ['/productos)', '/productos'],
    ['/productos%29', '/productos'],
    ['/productos%20', '/productos'],
    ['/productos%C2%A0', '/productos'],
    ['/productos/).?utm_source=x', '/productos?utm_source=x'],
    ['/productos%E2%80%A6', '/productos'],
    ["/productos'", '/productos'],
    ['/productos*', '/productos'],
    ['/productos%3E', '/productos'],
    ['/productos%3Futm_source=x', '/productos'],
    ['/productos&utm_source=x&utm_medium=y', '/productos'],
    ['/productos%26fbclid=x?utm_source=y', '/productos?utm_source=y'],
    ['/productos/viejo%3fa=b', '/productos/nuevo'],
    ['/)', '/'],
    ['/productos/viejo,', '/productos/nuevo'],
    ['/productos/viejo/;', '/productos/nuevo'],
    ['/Productos!', '/productos'],
    ['/%2fproductos/index.html', '/productos'],
    ['/productos%2F', '/productos'],
    ['/productos/%2f?utm_source=x', '/productos?utm_source=x'],
    ['/productos%2Findex.html', '/productos'],
    ['/productos/index.html%2F', '/productos'],
    ['/productos/index%2Ehtml', '/productos'],
    ['/productos/%69ndex.html?a=b', '/productos?a=b'],
    ['/index%2ehtm%6C/', '/'],
    ['/productos/viejo%2F', '/productos/nuevo'],
    ['/productos%2F).', '/productos'],
    ['/Productos%2F', '/productos'],
  ])('%s redirects permanently to %s', async (url, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(site + url, { method, redirect: 'manual' });
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(location);
      // The old address may become a page again, so the redirect must not be cached.
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test.each([
    ['/oferta', 302, '/productos?categoria=cajas#lista'],
    ['/oferta/?utm_source=x', 302, '/productos?categoria=cajas&utm_source=x#lista'],
    ['/oferta).', 302, '/productos?categoria=cajas#lista'],
    ['/Cat%C3%A1logo.php', 301, 'https://otro.example/a%20b?x=1'],
    ['/Cat%C3%A1logo.php?id=7&b=%C3%B1', 301, 'https://otro.example/a%20b?x=1&id=7&b=%C3%B1'],
  ])('%s redirects with status %i to %s', async (url, status, location) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(site + url, { method, redirect: 'manual' });
      expect(response.status).toBe(status);
      expect(response.headers.get('location')).toBe(location);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test.each(['/retirado', '/retirado/?a=b', '/retirado.'])(
    '%s is gone: it responds with the 404 page and status 410',
    async (url) => {
      const response = await fetch(site + url, { redirect: 'manual' });
      expect(response.status).toBe(410);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain('no encontrada');
      expect((await fetch(site + url, { method: 'HEAD', redirect: 'manual' })).status).toBe(410);
    },
  );

  test.each([
    '//OTRO.example',
    '//otro.example/../productos/',
    '/%2fotro.example/..%2fproductos/index.html',
    '/\\OTRO.example',
    '/%09/OTRO.example',
  ])('never redirects %s to another host', async (address) => {
    // Not with fetch, which resolves `..` and backslashes.
    const sent = request(site, { path: address, agent: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(new URL(response.headers.location ?? '/', site).origin).toBe(site);
  });

  test('ends the redirects of every spelling of an address', async () => {
    const paths = [
      '/productos',
      '/Productos',
      '/productos/viejo',
      '/blog/index.html',
      '/no-existe',
    ];
    const ends = [
      ...['/', '%2F', '//', '.', '%2F.', '/%2f)', '%3Fa=b', '%C2%A0%2F'],
      ...['/index.html%2F', '/index%2Ehtml', '%2f%69ndex.html', '/index%2ehtm%6C/'],
    ];
    const addresses = paths.flatMap((one) => [
      one.replaceAll('/', '%2F').replace('%2F', '/'),
      ...ends.flatMap((end) => [one + end, `/${one}${end}`, `${one}${end}?a=b%2F`]),
    ]);
    // More than 20 redirects reject.
    for (const address of addresses) {
      expect([200, 400, 404]).toContain((await fetch(site + address)).status);
    }
  });

  test('never redirects an existing page', async () => {
    expect(await (await fetch(`${site}/blog`)).text()).toContain('blog');
  });

  test('rejects an address that cannot be decoded, or that programs resolve differently', async () => {
    for (const url of [
      '/%E0%A4%A',
      '/%00',
      '/..%2f..%2fetc%2fpasswd',
      '/admin/..%2Fapi/x',
      '/api%5c..',
    ]) {
      expect([url, (await fetch(site + url)).status]).toEqual([url, 400]);
    }
  });
});
