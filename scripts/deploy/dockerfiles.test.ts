import { readFileSync } from 'node:fs';
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
