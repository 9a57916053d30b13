/**
 * `npm run check:templates`: applies every generator of `npm run new` to one copy of this folder, and
 * checks that the result is formatted, compiles, keeps the rules, and that its tests pass.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MODULES_DIR, ROOT_DIR } from '../lib/dirs.ts';
import { runMain } from '../lib/main.ts';
import { step } from '../lib/steps.ts';
import { UserError } from '../lib/user-error.ts';

const ANSWERS = [
  ['check', 'capital-letters', 'está en mayúsculas', 'error'],
  ['check', 'double-spaces', 'tiene espacios de más', 'warning'],
  ['job', 'scheduling', 'delete-old-drafts', 'Borrar borradores viejos'],
  ['job', 'history', 'delete-old-versions', 'Borrar versiones viejas'],
  ['field', 'product', 'weight', 'integer', 'Peso', 'En gramos, sin la caja.', '1600'],
  ['page', 'faq-page', '/preguntas', 'Preguntas'],
  ['section', 'about-page', 'awards', 'premios', 'Premios'],
];
const UNIT_TESTS_OF_CMS = 'publish-checks/rules|content-model|seed|contracts';
const TESTS_OF_SITE = 'src/pages/(preguntas|sobre-nosotros)|src/sections/about';

const folder = mkdtempSync(path.join(tmpdir(), 'templates-'));
const inCopy = (name: string) => path.join(folder, name);

function run(command: string, args: string[], cwd = '', env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd: inCopy(cwd),
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === 0) return stdout;
  throw new UserError(`Falló: ${command} ${args.slice(0, 4).join(' ')}`, stdout);
}

const git = (...args: string[]): string => run('git', args);

function copySources(): void {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: ROOT_DIR, encoding: 'utf8' }).trim().split('\n');
  for (const file of listed.filter((name) => existsSync(path.join(ROOT_DIR, name)))) {
    mkdirSync(path.dirname(inCopy(file)), { recursive: true });
    copyFileSync(path.join(ROOT_DIR, file), inCopy(file));
  }
  git('init', '--quiet');
  git('add', '.');
}

/** Links the packages one by one, because those of this repository must be the copied ones. */
function linkPackages(): void {
  const own = path.join(MODULES_DIR, '@tequiora');
  mkdirSync(inCopy('node_modules'));
  for (const name of readdirSync(MODULES_DIR)) {
    const source = path.join(MODULES_DIR, name);
    if (source !== own && name !== '.cache') symlinkSync(source, inCopy(`node_modules/${name}`));
  }
  cpSync(own, inCopy('node_modules/@tequiora'), { recursive: true, verbatimSymlinks: true });
  for (const workspace of ['cms', 'site', 'scripts']) {
    const source = path.join(ROOT_DIR, workspace, 'node_modules');
    if (existsSync(source)) symlinkSync(source, inCopy(`${workspace}/node_modules`));
  }
}

function generate([name = '', ...answers]: string[]): void {
  const plop = path.join(MODULES_DIR, 'plop/bin/plop.js');
  const plopfile = inCopy('scripts/generate/plopfile.mjs');
  run(process.execPath, [plop, '--plopfile', plopfile, '--dest', folder, name, ...answers]);
}

const jest = (workspace: string, ...args: string[]) =>
  run('npx', ['jest', '--silent', ...args], workspace, { TEST_DATABASE: 'sqlite' });

runMain(async () => {
  try {
    await step('Copiar el código', async () => copySources());
    // Without packages, a generator neither formats nor generates types, which is done once at the end.
    for (const answers of ANSWERS.slice(0, -1)) {
      await step(`npm run new -- ${answers[0]} ${answers[1]}`, async () => generate(answers));
    }
    linkPackages();
    const files = git('ls-files', '--modified', '--others', '--exclude-standard')
      .trim()
      .split('\n');
    const code = files.filter((file) => /\.tsx?$/.test(file));
    for (const answers of ANSWERS.slice(-1)) {
      await step(`npm run new -- ${answers[0]} ${answers[1]}`, async () => generate(answers));
    }
    const lint = ['oxlint', '--config', 'scripts/oxlint.config.mjs'];
    // One pass per import that two generators added to a file.
    for (const _ of [1, 2]) spawnSync('npx', [...lint, '--fix', ...code], { cwd: folder });
    run('npx', ['oxfmt', ...files]);
    // The files that use what the generators change; the rest of the code does not depend on it.
    const users = ['site/test', 'site/src/pages', 'site/src/preview', 'cms/src/content-model'];
    await step('Reglas de estilo y tipos', async () =>
      run('npx', [...lint, '--deny-warnings', '--type-check', ...code, ...users]),
    );
    await step('Código sin usar', async () => run('npm', ['run', 'unused']));
    await step('Pruebas del sitio', async () => jest('site', TESTS_OF_SITE));
    await step('Pruebas del CMS', async () =>
      jest('cms', '--selectProjects', 'unit', '--testPathPatterns', UNIT_TESTS_OF_CMS),
    );
    await step('Pruebas de los trabajos', async () =>
      jest('cms', '--selectProjects', 'api', '--testPathPatterns', 'delete-old-(drafts|versions)'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
