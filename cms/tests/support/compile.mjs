import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { transformSync } from '@swc/core';

const cmsDir = fileURLToPath(new URL('../..', import.meta.url));
const cacheDir = path.resolve(cmsDir, '../node_modules/.cache/tequiora-cms-tests');

const FOLDERS = ['config', 'contracts', 'src'];
const EXCLUDED = /^src\/admin\/|\/panel\/|\/__tests__\//;
const OPTIONS = {
  jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  module: { type: 'commonjs' },
};

function compileFile(file, target) {
  mkdirSync(path.dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return copyFileSync(file, target);
  const { code } = transformSync(readFileSync(file, 'utf8'), { ...OPTIONS, filename: file });
  writeFileSync(target.replace(/\.ts$/, '.js'), code);
}

/**
 * Compiles the CMS without type checks and returns the output folder. It is inside node_modules, so
 * that packages resolve, and not cms/dist, which a running CMS may use.
 */
export function compileCms() {
  const distDir = path.join(cacheDir, `dist-${process.pid}`);
  rmSync(distDir, { recursive: true, force: true });
  for (const folder of FOLDERS) {
    for (const name of readdirSync(path.join(cmsDir, folder), { recursive: true })) {
      const file = path.join(folder, name);
      if (!/\.(ts|json)$/.test(file) || EXCLUDED.test(file)) continue;
      compileFile(path.join(cmsDir, file), path.join(distDir, file));
    }
  }
  return distDir;
}
