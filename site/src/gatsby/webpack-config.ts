import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

type Chunk = { name?: string | null };
type CacheGroups = { commons: { minChunks: number } };
type WebpackConfig = { optimization: { splitChunks: { cacheGroups: CacheGroups } } };

/** What libraries hand to every page and the site does not use: `<Script>` and `withTheme`. */
const UNUSED = { 'gatsby-script': false, 'hoist-non-react-statics': false };

/**
 * Releases carry no source maps, and making them costs seconds of every build and most of
 * webpack's cache. In development they stay.
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
      optimization: { splitChunks: { cacheGroups: apartFromStaff(cacheGroups) } },
      module: { rules: ownFormLibraries(store.getState().program.directory) },
      resolve: { alias: UNUSED },
    });
  }
}

/**
 * webpack keeps of a module whatever any chunk uses. The dashboard's forms use more of these two
 * than the contact form, so they get instances of their own: the query makes them other modules.
 */
function ownFormLibraries(directory: string) {
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

/** The dashboard's page and the preview's. */
const STAFF_PAGES = 2;

/**
 * What staff use shares its chunks with no public page. Otherwise each module that both use would
 * move into a file of its own, and what visitors load would change with every screen of ours.
 */
function apartFromStaff({ commons }: CacheGroups) {
  return {
    // What every page uses: those of staff count as pages, and are not asked.
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

/** By the names that the dashboard's own imports give (`admin-…`) and Gatsby gives its page. */
function isDashboard({ name }: Chunk): boolean {
  return /^(admin$|admin-|component---src-pages-admin-)/.test(name ?? '');
}

/** The screens behind the sign-in page, which must not wait for what they share. */
function isScreen(chunk: Chunk): boolean {
  return isDashboard(chunk) && chunk.name !== 'admin-login';
}

function isPreview({ name }: Chunk): boolean {
  return /^(preview$|component---src-pages-vista-previa-)/.test(name ?? '');
}

function isPublic(chunk: Chunk): boolean {
  return !isDashboard(chunk) && !isPreview(chunk);
}
