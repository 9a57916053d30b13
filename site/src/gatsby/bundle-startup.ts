import path from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles and minifies the code that runs before Gatsby's scripts. `directory`: folder of the site. */
export function bundleStartup(directory: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(directory, 'src/startup/start.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2019',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
