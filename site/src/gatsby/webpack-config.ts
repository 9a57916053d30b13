import { createRequire } from 'node:module';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { CHUNKS } from '../lib/chunk-list';
import { bundleStartup } from './bundle-startup';
import { cacheByVersions, type CacheConfig } from './cache-by-versions';

type Chunk = { name?: string | null };
type Loader = { loader: string; options: Record<string, unknown> };
type Rule = { test?: RegExp; use?: Loader[] | ((module: object) => Loader[]) };
type CacheGroups = { commons: { minChunks: number } };
type WebpackConfig = CacheConfig & {
  module: { rules: Rule[] };
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: CacheGroups } };
};
/** Gatsby declares `getConfig` and the members of `plugins` as `Function`. */
type WebpackArgs = CreateWebpackConfigArgs & {
  plugins: { define: (values: Record<string, string>) => object };
  getConfig: () => WebpackConfig;
};

/** Modules that libraries add to every page and the site does not use: `<Script>` and `withTheme`. */
const UNUSED_MODULES = { 'gatsby-script': false, 'hoist-non-react-statics': false };

/**
 * Modules that no HTML contains, because their pages load them after hydration. Bundling them with
 * their libraries takes half of the time of building the HTML renderer.
 */
const BROWSER_ONLY_MODULES = {
  '#src/admin/app/dashboard-app.tsx': false,
  '#src/preview/preview-app.tsx': false,
};

/** Rule of gatsby-plugin-typescript. Gatsby's own rule includes TypeScript, so Babel would run twice. */
const SECOND_RULE = String(/\.tsx?$/);

/**
 * Adapts Gatsby's builds: no source maps in production, no unused modules, separate chunks for staff
 * pages, and no work that a build does not need.
 *
 * UPSTREAM: gatsby 5.16 · rules, minimizers and cache groups in Gatsby's webpack configuration, its modules
 * why: `setWebpackConfig` adds to them, but cannot remove or replace any
 * test: site/src/gatsby/webpack-config.test.ts, site/e2e/public/first-second.spec.ts
 * until: Gatsby has settings for compiler, minimizer and shared chunks
 */
export function onCreateWebpackConfig({ stage, actions, getConfig, plugins }: WebpackArgs): void {
  const config = getConfig();
  const rules = config.module.rules.filter(({ test }) => String(test) !== SECOND_RULE);
  if (rules.length === config.module.rules.length) throw missing(`rule ${SECOND_RULE}`);
  config.module.rules = rules.map(withoutBabelCache);
  if (stage === 'build-javascript') minifyWithSwc(config);
  cacheByVersions(config, process.cwd());
  actions.replaceWebpackConfig(config);
  if (stage === 'build-javascript' || stage === 'build-html') {
    // Releases do not contain source maps; they cost seconds per build and most of webpack's cache.
    actions.setWebpackConfig({ devtool: false });
  }
  if (stage === 'build-html' || stage === 'develop-html') {
    const bundle = JSON.stringify(bundleStartup(process.cwd()));
    actions.setWebpackConfig({
      plugins: [plugins.define({ STARTUP_BUNDLE: bundle })],
      resolve: { alias: BROWSER_ONLY_MODULES },
    });
  }
  if (stage === 'build-javascript') {
    const { cacheGroups } = config.optimization.splitChunks;
    actions.setWebpackConfig({
      output: { chunkLoadingGlobal: CHUNKS },
      optimization: { splitChunks: { cacheGroups: separateStaffChunks(cacheGroups) } },
      module: { rules: duplicateFormLibrary(process.cwd()) },
      resolve: { alias: UNUSED_MODULES },
    });
  }
}

const missing = (part: string) =>
  new Error(`Gatsby's configuration of webpack has no ${part}: see cms/docs/upstream.md`);

/**
 * Turns Babel's own cache off. It ignores the versions of Babel's plugins, and webpack caches all that Babel
 * compiles. Only Babel's rules have a function in `use`.
 */
function withoutBabelCache(rule: Rule): Rule {
  const { use } = rule;
  if (typeof use !== 'function') return rule;
  const useWithoutCache = (module: object) =>
    use(module).map((each) => ({ ...each, options: { ...each.options, cacheDirectory: false } }));
  return { ...rule, use: useWithoutCache };
}

/** Replaces Terser, which takes ten seconds of a build for files that are no smaller. */
function minifyWithSwc({ optimization: { minimizer } }: WebpackConfig): void {
  const terser = minimizer.findIndex((each) => each instanceof TerserPlugin);
  if (terser === -1) throw missing('minimizer Terser');
  const minifyJs = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // swc has threads of its own.
    parallel: false,
    terserOptions: { ecma: 2015, compress: { passes: 2 } },
  });
  minimizer[terser] = minifyJs;
}

/**
 * Gives the dashboard its own instance of react-hook-form, named by a query string. webpack keeps every
 * export that any chunk uses, and the dashboard uses more of them than the contact form.
 */
function duplicateFormLibrary(directory: string) {
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  const library = path.dirname(resolve('react-hook-form/package.json'));
  return [
    {
      include: path.join(directory, 'src/admin'),
      resolve: { alias: { 'react-hook-form$': `${library}?dashboard` } },
    },
  ];
}

/** The pages of the dashboard and the preview. */
const STAFF_PAGES = 2;

/**
 * Prevents chunks that staff pages and public pages share. Otherwise each shared module would move
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

/** Matches the screens after sign-in: the sign-in page must not wait for the chunks they share. */
function isScreen(chunk: Chunk): boolean {
  return isDashboard(chunk) && chunk.name !== 'admin-login';
}

function isPreview({ name }: Chunk): boolean {
  return /^(preview$|component---src-pages-vista-previa-)/.test(name ?? '');
}

function isPublic(chunk: Chunk): boolean {
  return !isDashboard(chunk) && !isPreview(chunk);
}
