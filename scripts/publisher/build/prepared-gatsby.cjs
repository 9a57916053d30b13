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

/** Fills Gatsby's in-memory caches with what every build needs after it has read the content. */
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
