import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder, type Build, type BuildRequest } from './builder.ts';
import { CmsAway } from './snapshot.ts';
import { writeFiles } from './test-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builder-'));
  writeFiles(path.join(folder, 'repo'), {
    'tsconfig.json': '{}',
    'node_modules/x/index.js': '',
    'site/node_modules/y/index.js': '',
    'site/gatsby-config.ts': 'config',
    'site/src/pages/index.tsx': 'page',
    'site/src/pages/index.test.tsx': 'test',
    'site/e2e/visit.spec.ts': 'test',
    'site/public/old.html': 'not ours',
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const mirror = (file: string) => path.join(folder, 'data/build/site', file);
const source = (file: string) => path.join(folder, 'repo/site', file);

/** A builder whose Gatsby is the given script. */
function builder(gatsby: string, limitMs = 10_000): Build {
  return createBuilder({
    rootDir: path.join(folder, 'repo'),
    siteDir: path.join(folder, 'repo/site'),
    buildDir: path.join(folder, 'data/build'),
    environment: { STRAPI_TOKEN: 'token' },
    limitMs,
    command: { command: process.execPath, args: ['-e', gatsby] },
  }).build;
}

function request(change: Partial<BuildRequest> = {}): BuildRequest {
  return { isCold: false, signal: new AbortController().signal, onLine: () => {}, ...change };
}

const WRITE_ENV = `
  const fs = require('fs');
  fs.mkdirSync('public', { recursive: true });
  fs.writeFileSync('public/env.json', JSON.stringify(process.env));
`;

test('it builds in a mirror of the sources, without the tests', async () => {
  expect(await builder(WRITE_ENV)(request())).toBe(mirror('public'));
  expect(readFileSync(mirror('src/pages/index.tsx'), 'utf8')).toBe('page');
  expect(existsSync(mirror('src/pages/index.test.tsx'))).toBe(false);
  expect(existsSync(mirror('e2e'))).toBe(false);
  expect(existsSync(mirror('public/old.html'))).toBe(false);
  expect(readlinkSync(mirror('../node_modules'))).toBe(path.join(folder, 'repo/node_modules'));
  expect(readlinkSync(mirror('node_modules'))).toBe(source('node_modules'));
});

test('Gatsby sees what it needs and no other secret', async () => {
  process.env.PUBLISHER_SECRET = 'not for the build';
  await builder(WRITE_ENV)(request());
  delete process.env.PUBLISHER_SECRET;
  const seen = JSON.parse(readFileSync(mirror('public/env.json'), 'utf8')) as NodeJS.ProcessEnv;
  expect(seen).toMatchObject({ STRAPI_TOKEN: 'token', NODE_ENV: 'production' });
  expect(seen.PUBLISHER_SECRET).toBeUndefined();
});

test('a second build follows the sources and leaves the caches and unchanged files alone', async () => {
  const old = new Date('2026-01-01T00:00:00Z');
  utimesSync(source('gatsby-config.ts'), old, old);
  const build = builder(WRITE_ENV);
  await build(request());
  writeFiles(path.dirname(mirror('x')), { '.cache/state': 'warm' });
  const before = statSync(mirror('gatsby-config.ts'));
  writeFiles(source('.'), { 'src/pages/index.tsx': 'page, edited' });
  rmSync(source('src/pages/index.test.tsx'));
  writeFiles(source('.'), { 'src/new.ts': 'new' });
  await build(request());

  expect(before.mtime).toEqual(old);
  expect(statSync(mirror('gatsby-config.ts')).ctimeMs).toBe(before.ctimeMs);
  expect(readFileSync(mirror('src/pages/index.tsx'), 'utf8')).toBe('page, edited');
  expect(readFileSync(mirror('.cache/state'), 'utf8')).toBe('warm');

  rmSync(source('src/new.ts'));
  await build(request({ isCold: true }));
  expect(existsSync(mirror('src/new.ts'))).toBe(false);
  expect(existsSync(mirror('.cache/state'))).toBe(false);
});

test('a build that fails tells its last lines', async () => {
  const build = builder(`console.error('ERROR: algo raro'); process.exit(1);`);
  const failure = await build(request()).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: 'El sitio no se pudo construir (Gatsby terminó con el código 1).',
    detail: 'ERROR: algo raro',
  });
});

test('a page that cannot be rendered is named', async () => {
  const build = builder(
    `console.error('Building static HTML failed for path "/servicios"'); process.exit(1);`,
  );
  await expect(build(request())).rejects.toThrow('La página /servicios no se pudo generar.');
});

test('what the build reports itself wins, with the entry to mend', async () => {
  const report = { message: 'Producto «Lector»: falta el precio.', entry: { documentId: 'a' } };
  const build = builder(`
    require('fs').writeFileSync(process.env.BUILD_FAILURE_FILE, ${JSON.stringify(JSON.stringify(report))});
    process.exit(1);
  `);
  await expect(build(request())).rejects.toMatchObject(report);
});

test.each([
  [`console.error('connect ECONNREFUSED 127.0.0.1:1337')`],
  [
    `require('fs').writeFileSync(process.env.BUILD_FAILURE_FILE, '{"message":"x","isCmsAway":true}')`,
  ],
])('a CMS that went away during the build is told apart: %s', async (script) => {
  await expect(builder(`${script}; process.exit(1);`)(request())).rejects.toBeInstanceOf(CmsAway);
});

describe('after a build that failed', () => {
  const FILES = ['.cache/data/x', '.cache/webpack/x', 'public/a.html', 'public/static/a.webp'];
  const STORE = `require('fs').writeFileSync(process.env.BUILD_MARK_FILE, '');`;

  async function failBuild(gatsby: string): Promise<string[]> {
    await builder(WRITE_ENV)(request());
    writeFiles(path.dirname(mirror('x')), Object.fromEntries(FILES.map((file) => [file, 'x'])));
    await expect(builder(gatsby)(request())).rejects.toThrow();
    await builder(WRITE_ENV)(request());
    return FILES.filter((file) => existsSync(mirror(file)));
  }

  test('before it stored anything the next one keeps all caches', async () => {
    expect(await failBuild('process.exit(1)')).toEqual(FILES);
  });

  test('while it stored nodes the next one keeps only what cannot be wrong', async () => {
    const kept = ['.cache/webpack/x', 'public/static/a.webp'];
    expect(await failBuild(`${STORE} process.exit(1)`)).toEqual(kept);
  });

  test('with sources that had changed the next one keeps only what cannot be wrong', async () => {
    await builder(WRITE_ENV)(request());
    writeFiles(path.dirname(mirror('x')), { '.cache/data/x': 'x' });
    writeFiles(source('.'), { 'src/pages/index.tsx': 'page, edited' });
    await expect(builder('process.exit(1)')(request())).rejects.toThrow();
    await builder(WRITE_ENV)(request());
    expect(existsSync(mirror('.cache/data/x'))).toBe(false);
  });
});

test('a build that hangs is ended at the limit', async () => {
  const build = builder(`console.log('esperando'); setInterval(() => {}, 1000);`, 300);
  await expect(build(request())).rejects.toThrow('límite de 0.3 s');
});

test('a build that is cancelled rejects with the reason', async () => {
  const abort = new AbortController();
  const build = builder(`console.log('listo'); setInterval(() => {}, 1000);`);
  const onLine = () => abort.abort(new Error('ya no hace falta'));
  await expect(build(request({ signal: abort.signal, onLine }))).rejects.toThrow(
    'ya no hace falta',
  );
});
