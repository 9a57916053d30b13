import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { MODULES_DIR, ROOT_DIR, SCRIPTS_DIR } from '../lib/dirs.ts';

const PLOP = path.join(MODULES_DIR, 'plop/bin/plop.js');
const SOURCES = ['cms/contracts', 'cms/data', 'cms/src', 'site/src'];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generate-'));
  for (const source of SOURCES) {
    cpSync(path.join(ROOT_DIR, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => statSync(file).isDirectory() || /\.(tsx?|json)$/.test(file),
    });
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true }));

function generateIn(dest: string, ...answers: string[]) {
  const plopfile = path.join(SCRIPTS_DIR, 'generate/plopfile.mjs');
  const args = [PLOP, '--plopfile', plopfile, '--dest', dest, ...answers];
  return spawnSync(process.execPath, args, { cwd: dest, encoding: 'utf8' });
}

const generate = (...answers: string[]) => generateIn(folder, ...answers);

/** Lists the files that differ from the copied sources. */
function changedFiles(): string[] {
  const args = ['ls-files', '--modified', '--others'];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim().split('\n');
}

/** Compiles a file without its imports and returns the errors. */
function syntaxErrors(file: string): string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text) ? [] : [file];
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
  });
  return diagnostics.map(({ messageText }) => `${file}: ${JSON.stringify(messageText)}`);
}

test.each([
  ['check', 'capital-letters', 'está en mayúsculas'],
  ['job', 'scheduling', 'delete-old-drafts', 'Borrar borradores viejos'],
  ['page', 'faq-page', '/preguntas', 'Preguntas'],
  ['section', 'about-page', 'awards', 'premios', 'Premios'],
  ['field', 'product', 'warranty', 'Garantía', 'Cuánto dura y qué cubre.', 'Dos años'],
])('npm run new -- %s changes the files of its recipe', (...answers) => {
  const { status, stdout, stderr } = generate(...answers);
  expect({ status, output: stdout + stderr }).toEqual({
    status: 0,
    output: expect.stringContaining('Recipe: '),
  });
  expect(changedFiles().flatMap(syntaxErrors)).toEqual([]);
});

test('stops when a landmark is missing', () => {
  const { status, stdout, stderr } = generate(
    'field',
    'unknown',
    'warranty',
    'Garantía',
    'Cuánto dura.',
    'Dos años',
  );
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('unknown');
});

test('in a checkout with packages, new files are formatted and types generated', () => {
  // Without hidden folders: the data of a product has sockets, which cannot be copied.
  const isLeft = (name: string) => /^(\.(?!oxfmtrc)|node_modules$|dist$|media$|public$)/.test(name);
  const copy = path.join(folder, 'checkout');
  const filter = (file: string) => file === ROOT_DIR || !isLeft(path.basename(file));
  cpSync(ROOT_DIR, copy, { recursive: true, filter });
  symlinkSync(MODULES_DIR, path.join(copy, 'node_modules'));

  const { status, stdout } = generateIn(
    copy,
    'section',
    'about-page',
    'awards',
    'premios',
    'Premios',
  );
  expect([status, stdout]).toEqual([0, expect.stringContaining('formatted')]);
  const generated = readFileSync(
    path.join(copy, 'site/src/gatsby/generated/graphql-types.ts'),
    'utf8',
  );
  expect(generated).toContain('awards: [STRAPI__COMPONENT_SECTIONS_FEATURE!]!');
}, 60_000);
