import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

type Chunk = { name?: string | null };
type CacheGroups = { commons: { minChunks: number } };
type WebpackConfig = { optimization: { splitChunks: { cacheGroups: CacheGroups } } };

/** Library code on every page that the site does not use: `<Script>` and `withTheme`. */
const UNUSED_MODULES = { 'gatsby-script': false, 'hoist-non-react-statics': false };

/**
 * Disables source maps in production: releases do not contain them, and they cost seconds per build
 * and most of webpack's cache.
 */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
  store,
}: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript' || stage === 'build-html') {
    actions.setWebpackConfig({ devtool: false });
  }
  if (stage === 'build-javascript') {
    const { cacheGroups } = (getConfig() as WebpackConfig).optimization.splitChunks;
    actions.setWebpackConfig({
      optimization: { splitChunks: { cacheGroups: separateStaffChunks(cacheGroups) } },
      module: { rules: duplicateFormLibraries(store.getState().program.directory) },
      resolve: { alias: UNUSED_MODULES },
    });
  }
}

/**
 * webpack keeps every export of a module that any chunk uses. The dashboard's forms use more of
 * these two libraries than the contact form, so a query string gives them separate module
 * instances.
 */
function duplicateFormLibraries(directory: string) {
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const copyOf = (file: string) => `${file}?dashboard`;
  const packageDir = (name: string) => path.dirname(resolve(`${name}/package.json`));
  return [
    {
      include: path.join(directory, 'src/admin'),
      resolve: {
        alias: {
          'react-hook-form$': copyOf(packageDir('react-hook-form')),
          '#src/lib/yup.ts$': copyOf(path.join(directory, 'src/lib/yup.ts')),
        },
      },
    },
    {
      resourceQuery: /^\?dashboard$/,
      resolve: { alias: { yup$: copyOf(packageDir('yup')) } },
    },
  ];
}

/** The pages of the dashboard and the preview. */
const STAFF_PAGES = 2;

/**
 * Prevents shared chunks of staff pages and public pages. Otherwise each shared module would move
 * into a separate file, and public downloads would change with every dashboard screen.
 */
function separateStaffChunks({ commons }: CacheGroups) {
  return {
    // Modules that every public page uses: staff pages are excluded from the count.
    commons: { chunks: isPublic, minChunks: commons.minChunks - STAFF_PAGES },
    shared: { chunks: isPublic },
    dashboardForms: {
      chunks: isDashboard,
      name: 'admin-forms',
      test: /[\\/]node_modules[\\/](react-hook-form|@hookform|yup|property-expr|tiny-case|toposort)[\\/]/,
      minChunks: 2,
      priority: 15,
    },
    dashboard: { chunks: isScreen, name: 'admin-shared', minChunks: 2, priority: 10 },
  };
}

/** Matches the chunk names of the dashboard's own imports (`admin-…`) and of its Gatsby page. */
function isDashboard({ name }: Chunk): boolean {
  return /^(admin$|admin-|component---src-pages-admin-)/.test(name ?? '');
}

/** The screens after sign-in; the sign-in page must not wait for the chunks they share. */
function isScreen(chunk: Chunk): boolean {
  return isDashboard(chunk) && chunk.name !== 'admin-login';
}

function isPreview({ name }: Chunk): boolean {
  return /^(preview$|component---src-pages-vista-previa-)/.test(name ?? '');
}

function isPublic(chunk: Chunk): boolean {
  return !isDashboard(chunk) && !isPreview(chunk);
}
