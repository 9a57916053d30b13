// Begins a build of Gatsby and holds it where it would read content, until a line comes on the
// standard input. Arguments: the file of Gatsby's command line. It runs in the folder of the site.
// Plain JavaScript, because it runs without tsx.
const { readdirSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const process = require('node:process');

const cli = process.argv[2];
process.argv = [process.argv[0], cli, 'build'];
const workerEnd = JSON.stringify(require.resolve('./gatsby-worker-end.cjs'));
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${workerEnd}`.trim();

let isGiven = false;
const word = new Promise((resolve) => {
  process.stdin.once('data', () => {
    process.stdin.destroy();
    isGiven = true;
    resolve();
  });
});

/** The site's `sourceNodes` calls it first. */
globalThis.beforeReading = async () => {
  // It only saves time: what is wrong, the build itself tells.
  if (!isGiven) await warmUp().catch(() => undefined);
  await word;
};

/** What any build does after it has read the content, and what Gatsby then finds in memory. */
async function warmUp() {
  const ofGatsby = createRequire(cli);
  for (const plugin of ['terser-webpack-plugin', 'css-minimizer-webpack-plugin']) ofGatsby(plugin);
  // It looks for queries in every source file: of the site, of its plugins, of their packages.
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
