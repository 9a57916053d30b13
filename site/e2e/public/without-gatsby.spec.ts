import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { hasOwnFrame } from '#src/lib/paths.ts';
import type { RenderedPage } from '../support/render-release.tsx';
import { FIXED_ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const SUPPORT_DIR = path.resolve(__dirname, '../support');
const PAGES_DIR = path.resolve(__dirname, '../../src/pages');

/** Returns a program that renders the public pages of a release. */
function createProgram(releaseDir: string): string {
  const files = readdirSync(PAGES_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => !hasOwnFrame(`/${path.parse(file).dir || path.parse(file).name}`));
  const imports = files.map((file, index) => `import page${index} from '#src/pages/${file}';`);
  const components = files.map((file, index) => `'${file}': page${index}`);
  return `import { renderRelease } from './render-release.tsx';
    ${imports.join('')}
    renderRelease(${JSON.stringify(releaseDir)}, { ${components.join()} });`;
}

/** Bundles the program for Node with a stub in place of Gatsby. */
async function bundle(program: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: SUPPORT_DIR },
    alias: { gatsby: path.join(SUPPORT_DIR, 'gatsby-stub.ts') },
    bundle: true,
    platform: 'node',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    loader: { '.svg': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.BUILD_STAGE': '"build-html"' },
    metafile: true,
    write: false,
  });
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

/** Returns the text of a document, a line per element, with single spaces. Runs in the browser. */
function readTexts(html: string): string[] {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of documentElement.querySelectorAll('*')) {
    if (element.matches('script, style, noscript, template')) element.remove();
    else element.append('\n');
  }
  const lines = documentElement.textContent?.split('\n') ?? [];
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

test('every public page has the same text when it is rendered without Gatsby', async ({
  page,
  product,
}) => {
  // The folder of one release: the link leads to another one after a publication.
  const releaseDir = realpathSync(path.join(product.dataDir, 'site/current'));
  const { code, inputs } = await bundle(createProgram(releaseDir));
  expect(inputs.filter((file) => /node_modules\/@?gatsby/.test(file))).toEqual([]);

  const options = { input: code, encoding: 'utf8', maxBuffer: Infinity } as const;
  const output = execFileSync(process.execPath, ['-'], options);
  const pages = JSON.parse(output) as RenderedPage[];
  const paths = pages.map((each) => each.path);
  expect(paths).toEqual(expect.arrayContaining([...FIXED_ROUTES, '/404']));

  for (const { path: pathname, html } of pages) {
    const file = pathname.endsWith('.html') ? pathname : path.join(pathname, 'index.html');
    const released = readFileSync(path.join(releaseDir, file), 'utf8');
    const expected = await page.evaluate(readTexts, released);
    expect(await page.evaluate(readTexts, html), pathname).toEqual(expected);
  }
});
