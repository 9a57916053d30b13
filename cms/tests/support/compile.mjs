import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const cmsDir = fileURLToPath(new URL('../..', import.meta.url));
const cacheDir = path.resolve(cmsDir, '../node_modules/.cache/tequiora-cms-tests');

/**
 * Compiles the CMS as `strapi build` does, and returns the folder: inside node_modules, so that
 * packages are found, and not cms/dist, which a running CMS may be using.
 */
export function compileCms() {
  const distDir = path.join(cacheDir, `dist-${process.pid}`);
  rmSync(distDir, { recursive: true, force: true });
  mkdirSync(distDir, { recursive: true });
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const options = ['-p', cmsDir, '--outDir', distDir, '--incremental', 'false'];
  execFileSync(process.execPath, [tsc, ...options], { stdio: 'inherit' });
  return distDir;
}
