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
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import { writeTestFiles } from '../../lib/releases/test-files.ts';
import { createBuilder, type Build, type BuildRequest } from './builder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builder-'));
  writeTestFiles(path.join(folder, 'repo'), {
    'tsconfig.json': '{}',
    'cms/contracts/pages.ts': 'pages',
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

/** Creates a builder that runs the given script instead of Gatsby. */
function builder(
  gatsby: string,
  change: { limitMs?: number; stallMs?: number; onLine?: () => void } = {},
): Build {
  return createBuilder({
    rootDir: path.join(folder, 'repo'),
    siteDir: path.join(folder, 'repo/site'),
    buildDir: path.join(folder, 'data/build'),
    environment: { STRAPI_TOKEN: 'token' },
    // Only ends hanging tests: the machine may be busy.
    limitMs: 25_000,
    command: { command: process.execPath, args: ['-e', gatsby] },
    ...change,
  }).build;
}

function request(change: Partial<BuildRequest> = {}): BuildRequest {
  const { signal } = new AbortController();
  return { isCold: false, signal, ...change };
}

const WRITE_ENV = `
  const fs = require('fs');
  fs.mkdirSync('public', { recursive: true });
  fs.writeFileSync('public/env.json', JSON.stringify(process.env));
`;

test('builds in a mirror of the sources, without the tests', async () => {
  expect(await builder(WRITE_ENV)(request())).toBe(mirror('public'));
  expect(readFileSync(mirror('src/pages/index.tsx'), 'utf8')).toBe('page');
  expect(existsSync(mirror('src/pages/index.test.tsx'))).toBe(false);
  expect(existsSync(mirror('e2e'))).toBe(false);
  expect(existsSync(mirror('public/old.html'))).toBe(false);
  expect(readlinkSync(mirror('../node_modules'))).toBe(path.join(folder, 'repo/node_modules'));
  expect(readlinkSync(mirror('node_modules'))).toBe(source('node_modules'));
});

test('passes only the necessary variables to Gatsby', async () => {
  process.env.PUBLISHER_SECRET = 'not for the build';
  await builder(WRITE_ENV)(request());
  delete process.env.PUBLISHER_SECRET;
  const seen = JSON.parse(readFileSync(mirror('public/env.json'), 'utf8')) as NodeJS.ProcessEnv;
  expect(seen).toMatchObject({ STRAPI_TOKEN: 'token', NODE_ENV: 'production' });
  expect(seen.PUBLISHER_SECRET).toBeUndefined();
});

test('updates changed sources and keeps caches and unchanged files in a second build', async () => {
  const old = new Date('2026-01-01T00:00:00Z');
  utimesSync(source('gatsby-config.ts'), old, old);
  const build = builder(WRITE_ENV);
  await build(request());
  writeTestFiles(path.dirname(mirror('x')), { '.cache/state': 'warm' });
  const before = statSync(mirror('gatsby-config.ts'));
  writeTestFiles(source('.'), { 'src/pages/index.tsx': 'page, edited' });
  rmSync(source('src/pages/index.test.tsx'));
  writeTestFiles(source('.'), { 'src/new.ts': 'new' });
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

test('reports the last lines of a failed build', async () => {
  const build = builder(`console.error('ERROR: algo raro'); process.exit(1);`);
  const failure = await build(request()).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: 'El sitio no se pudo construir (Gatsby terminó con el código 1).',
    detail: 'ERROR: algo raro',
  });
});

test('names the signal that ended a build', async () => {
  const build = builder(`process.kill(process.pid, 'SIGKILL');`);
  await expect(build(request())).rejects.toThrow('Gatsby se detuvo con la señal SIGKILL');
});

test('names the page that could not be rendered, and keeps the output', async () => {
  const line = 'Building static HTML failed for path "/servicios"';
  const build = builder(`console.error(${JSON.stringify(line)}); process.exit(1);`);
  await expect(build(request())).rejects.toMatchObject({
    message: 'La página /servicios no se pudo generar.',
    output: [line],
  });
});

test("prefers the build's own failure report, with the entry to fix", async () => {
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
])('reports an unavailable CMS separately: %s', async (script) => {
  await expect(builder(`${script}; process.exit(1);`)(request())).rejects.toBeInstanceOf(
    CmsUnavailable,
  );
});

describe('after a build that failed', () => {
  const FILES = ['.cache/data/x', '.cache/webpack/x', 'public/a.html', 'public/static/a.webp'];
  const STORE = `require('fs').writeFileSync(process.env.BUILD_MARK_FILE, '');`;

  async function failBuild(gatsby: string): Promise<string[]> {
    await builder(WRITE_ENV)(request());
    writeTestFiles(path.dirname(mirror('x')), Object.fromEntries(FILES.map((file) => [file, 'x'])));
    await expect(builder(gatsby)(request())).rejects.toThrow();
    await builder(WRITE_ENV)(request());
    return FILES.filter((file) => existsSync(mirror(file)));
  }

  test('keeps all caches when it had stored nothing', async () => {
    expect(await failBuild('process.exit(1)')).toEqual(FILES);
  });

  test('keeps only content-addressed caches when it was storing nodes', async () => {
    const kept = ['.cache/webpack/x', 'public/static/a.webp'];
    expect(await failBuild(`${STORE} process.exit(1)`)).toEqual(kept);
  });

  test('keeps only content-addressed caches when the sources had changed', async () => {
    await builder(WRITE_ENV)(request());
    writeTestFiles(path.dirname(mirror('x')), { '.cache/data/x': 'x' });
    writeTestFiles(source('.'), { 'src/pages/index.tsx': 'page, edited' });
    await expect(builder('process.exit(1)')(request())).rejects.toThrow();
    await builder(WRITE_ENV)(request());
    expect(existsSync(mirror('.cache/data/x'))).toBe(false);
  });
});

test('ends a hanging build at the time limit', async () => {
  const build = builder(`console.log('esperando'); setInterval(() => {}, 1000);`, { limitMs: 300 });
  await expect(build(request())).rejects.toThrow('límite de 0.3 s');
});

test.each([
  ['only reads files now and then', "setInterval(() => require('fs').stat('/', () => {}), 200);"],
  ['waits for what never comes', 'setInterval(() => {}, 1000);'],
  ['runs in circles', 'for (;;);'],
  [
    'runs in circles in a worker, while programs ask each other whether they are still there',
    `const { spawn } = require('child_process');
    spawn(process.execPath, ['-e', 'for (;;);']);
    const service = spawn('cat', { stdio: ['pipe', 'ignore', 'ignore'] });
    setInterval(() => service.stdin.write('ping'.repeat(4)), 200);`,
  ],
  [
    'has a worker that runs in circles',
    `require('child_process').spawn(process.execPath, ['-e', 'for (;;);']);`,
  ],
])('ends a build without progress that %s', async (_what, hang) => {
  const build = builder(`console.log('página 7'); ${hang}`, { stallMs: 600 });
  const failure = await build(request()).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: 'La construcción no avanzó en 0.6 s y se detuvo.',
    output: ['página 7'],
  });
});

test('does not end a long build whose worker writes files', async () => {
  const worker = `
    let count = 0;
    setInterval(() => {
      require('fs').writeFileSync('picture', 'x'.repeat(1000));
      count += 1;
      if (count === 16) process.exit(0);
    }, 100);
  `;
  const build = builder(
    `${WRITE_ENV}
    const worker = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(worker)}]);
    worker.once('exit', () => process.exit(0));`,
    { stallMs: 800 },
  );
  expect(await build(request())).toBe(mirror('public'));
  const times = path.join(folder, 'data/build/quiet-times.json');
  expect(JSON.parse(readFileSync(times, 'utf8'))).toHaveLength(1);
});

test('rejects with the reason when the build is cancelled', async () => {
  const abort = new AbortController();
  const onLine = () => abort.abort(new Error('ya no hace falta'));
  const build = builder(`console.log('listo'); setInterval(() => {}, 1000);`, { onLine });
  await expect(build(request({ signal: abort.signal }))).rejects.toThrow('ya no hace falta');
});
