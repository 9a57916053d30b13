import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MODULES_DIR, ROOT_DIR, SCRIPTS_DIR } from '../lib/dirs.ts';

const PLOP = path.join(MODULES_DIR, 'plop/bin/plop.js');
const SOURCES = ['cms/contracts', 'cms/data', 'cms/src', 'site/src', 'site/test'];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'generate-'));
  for (const source of SOURCES) {
    cpSync(path.join(ROOT_DIR, source), path.join(folder, source), {
      recursive: true,
      filter: (file) => statSync(file).isDirectory() || /\.(tsx?|json)$/.test(file),
    });
  }
  git('init', '--quiet');
  git('add', '.');
});
afterEach(() => {
  git('checkout', '--quiet', '.');
  git('clean', '--quiet', '--force', '-d');
});
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Runs `npm run new`; what it writes is checked by `npm run check:templates`. */
function generate(...answers: string[]) {
  const plopfile = path.join(SCRIPTS_DIR, 'generate/plopfile.mjs');
  const args = [PLOP, '--plopfile', plopfile, '--dest', folder, ...answers];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { isDone: status === 0, output: stdout + stderr };
}

test.each([
  ['an unknown type', 'unknown', ['field', 'unknown', 'a', 'text', 'A', 'A.', 'a']],
  ['an unknown kind of field', 'invalid choice', ['field', 'product', 'a', 'wish', 'A', 'A.', 'a']],
  ['an unknown folder', 'cms/src/features/unknown', ['job', 'unknown', 'a', 'A']],
  ['an unknown severity', 'invalid choice', ['check', 'a', 'es a', 'notice']],
  ['a path of several folders', 'Must match', ['page', 'a-page', '/a/b', 'A']],
  ['a check that exists', 'exists already', ['check', 'prices', 'es a', 'error']],
  ['an unknown page', 'unknown-page', ['section', 'unknown-page', 'a', 'a', 'A']],
])('refuses %s and writes nothing', (_, message, answers) => {
  expect(generate(...answers)).toEqual({
    isDone: false,
    output: expect.stringContaining(message),
  });
  expect(git('ls-files', '--modified', '--others')).toBe('');
});

test.each(['home-page', 'products-page', 'services-page', 'portfolio-page', 'about-page'])(
  'adds a section to %s',
  (page) => {
    expect(generate('section', page, 'awards', 'premios', 'Premios')).toMatchObject({
      isDone: true,
    });
  },
);

test('gives each job a second of its own', () => {
  for (const name of ['delete-old-drafts', 'delete-old-versions']) {
    expect(generate('job', 'scheduling', name, name)).toMatchObject({ isDone: true });
  }
  const rules = [...read('cms/contracts/jobs.ts').matchAll(/rule: '(\d+) /g)];
  const seconds = rules.map(([, second]) => second);
  expect(seconds.filter((second, index) => seconds.indexOf(second) !== index)).toEqual([]);
});

test.each([
  ['error', /const ERRORS: .+ = \[[^\]]+capitalLettersCheck,\n\];/],
  ['warning', /warnings: \[[^\]]+capitalLettersCheck,\n\],/],
])('adds a check of severity %s to the end of its list', (severity, list) => {
  expect(generate('check', 'capital-letters', 'grita', severity)).toMatchObject({ isDone: true });
  expect(read('cms/src/features/publish-checks/rules/run-checks.ts')).toMatch(list);
});
