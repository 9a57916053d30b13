import path from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/**
 * Bundles and minifies code that visitors run without Gatsby.
 * @param entry file in `src` of the site
 */
export function bundleScript(
  directory: string,
  entry: string,
  define: Record<string, string> = {},
): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(directory, 'src', entry)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    define,
  });
  // Smaller by a tenth than what esbuild minifies: it moves functions to their only use.
  const { code } = minifySync(outputFiles[0]?.text ?? '', {
    ecma: 2020,
    module: true,
    compress: { ecma: 2020, passes: 4, toplevel: true, unsafe_arrows: true },
    mangle: { toplevel: true },
  });
  return code.trim();
}
