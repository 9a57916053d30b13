// Starts a Gatsby build and pauses it before it reads content, until a line arrives on standard input.
// Argument: the file of Gatsby's command line. Runs in the site's folder. Plain JavaScript, because it
// runs without tsx.
const { readdirSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const process = require('node:process');

const cli = process.argv[2];
process.argv = [process.argv[0], cli, 'build'];
const workerEnd = JSON.stringify(require.resolve('./gatsby-worker-end.cjs'));
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${workerEnd}`.trim();

// Gatsby ends itself after a build. If it waits for what never comes, Node would end as after a success,
// and the pages of the last build would be published as those of this one.
process.once('beforeExit', () => {
  process.stderr.write('Gatsby stopped before the build was finished.\n');
  process.exit(1);
});

let isReleased = false;
const buildCommand = new Promise((resolve) => {
  process.stdin.once('data', () => {
    process.stdin.destroy();
    isReleased = true;
    resolve();
  });
});

/** Called by the site's `sourceNodes` before it reads content. */
globalThis.beforeReading = async () => {
  // Only saves time: the build itself reports errors.
  if (!isReleased) await warmUp().catch(() => undefined);
  await buildCommand;
};

/**
 * Fills Gatsby's in-memory caches with what every build needs after it has read the content.
 *
 * UPSTREAM: gatsby 5.16 · `query/file-parser` and `utils/gatsby-dependents` inside the package
 * why: Gatsby has no build that waits for content, and staff would wait for this part of each build
 * test: scripts/internals.test.ts
 * until: Gatsby can refresh content in a running build
 */
async function warmUp() {
  const ofGatsby = createRequire(cli);
  for (const plugin of ['terser-webpack-plugin', 'css-minimizer-webpack-plugin']) ofGatsby(plugin);
  // Gatsby extracts queries from every source file of the site, its plugins and their packages.
  const { default: FileParser } = ofGatsby('./dist/query/file-parser');
  const { getGatsbyDependents } = ofGatsby('./dist/utils/gatsby-dependents');
  const packages = await getGatsbyDependents();
  const dirs = [
    path.resolve('src'),
    path.resolve('.cache/fragments'),
    ...packages.map((p) => p.path),
  ];
  const parser = new FileParser();
  for (const file of dirs.flatMap(sourcesIn)) {
    await parser.parseFile(file, () => undefined);
  }
}

function sourcesIn(dir) {
  return readdirSync(dir, { recursive: true })
    .filter((file) => /\.[mc]?[jt]sx?$/.test(file) && !/\.d\.ts$|node_modules/.test(file))
    .map((file) => path.join(dir, file));
}

require(cli);
