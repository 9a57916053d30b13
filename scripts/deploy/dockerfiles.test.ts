import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { madeSecrets } from '@tequiora/cms/contracts/variables.ts';
import { ROOT_DIR } from '../lib/dirs.ts';
import { DOCKERFILES, readDockerfile } from './dockerfile.ts';

describe.each(DOCKERFILES)('%s', (file) => {
  const instructions = readDockerfile(file);
  const valuesOf = (instruction: string) =>
    instructions.filter(({ name }) => name === instruction).map(({ value }) => value);

  test('uses base images with a fixed version', () => {
    const [, base] = /^NODE=(.*)$/.exec(valuesOf('ARG')[0] ?? '') ?? [];
    const stages = valuesOf('FROM').map((value) => value.split(/\s+AS\s+/));
    const names = stages.map(([, name]) => name);
    const outside = stages.map(([from = '']) => from.replace('${NODE}', base ?? ''));
    const images = outside.filter((from) => !names.includes(from));
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+-[a-z-]+$/);
  });

  test('runs as an unprivileged user, with one command that receives signals', () => {
    expect(valuesOf('USER')).toEqual(['1000:1000']);
    expect(valuesOf('CMD')).toHaveLength(1);
    expect(JSON.parse(valuesOf('CMD')[0] ?? '')).toEqual(expect.any(Array));
    const last = instructions.slice(instructions.findIndex(({ name }) => name === 'USER'));
    expect(last.map(({ name }) => name)).toEqual(['USER', 'EXPOSE', 'CMD']);
  });

  test('installs packages only from the lockfile, without their scripts', () => {
    expect(valuesOf('ADD')).toEqual([]);
    for (const command of valuesOf('RUN')) {
      expect(command).not.toMatch(/curl|wget|apt-get|apk |https?:/);
      if (/npm (ci|install)/.test(command)) expect(command).toContain('--ignore-scripts');
    }
  });

  test('contains no secrets', () => {
    const secrets = [
      ...madeSecrets('cms'),
      ...madeSecrets('publisher'),
      'PASSWORD',
      'TOKEN',
      'SECRET',
    ];
    for (const value of [...valuesOf('ENV'), ...valuesOf('ARG')]) {
      for (const secret of secrets) expect(value).not.toContain(secret);
    }
    for (const value of valuesOf('COPY')) expect(value).not.toMatch(/(^|[\s/])\.env(\s|$)/);
  });
});

test('allow-lists the build context, without .env and data', () => {
  const lines = readFileSync(path.join(ROOT_DIR, '.dockerignore'), 'utf8').split('\n');
  expect(lines.find((line) => !line.startsWith('#'))).toBe('*');
  expect(lines.filter((line) => line.startsWith('!'))).toEqual([
    '!package.json',
    '!package-lock.json',
    '!.npmrc',
    '!tsconfig.json',
    '!cms',
    '!site',
    '!scripts',
  ]);
  expect(lines).toEqual(expect.arrayContaining(['**/.env', '**/node_modules', '**/.cache']));
});

/** Returns the files of `dir`, below it too, that are neither tests nor declarations. */
function sourcesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(dir, name));
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(
    ([, name = '']) => name,
  );

test('the image of the publisher, which has no package of the CMS, has those that its contracts import', () => {
  const contracts = path.join(ROOT_DIR, 'cms/contracts');
  const used = new Set<string>();
  const packages = new Set<string>();
  const follow = (name: string): void => {
    const file = path.join(contracts, name.endsWith('.ts') ? name : `${name}.ts`);
    if (used.has(file)) return;
    used.add(file);
    for (const each of importsOf(file)) {
      if (each.startsWith('./')) follow(each);
      else if (!each.startsWith('node:')) packages.add(each.split('/')[0] ?? each);
    }
  };
  const prefix = '@tequiora/cms/contracts/';
  for (const workspace of ['site/src', 'scripts']) {
    for (const file of sourcesIn(path.join(ROOT_DIR, workspace))) {
      for (const name of importsOf(file)) {
        if (name.startsWith(prefix)) follow(name.slice(prefix.length));
      }
    }
  }
  const manifest = readFileSync(path.join(ROOT_DIR, 'site/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  expect(packages).toContain('yup');
});
