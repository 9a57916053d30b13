// Begins a build of Gatsby and holds it where it would read content, until a line comes on the
// standard input. Arguments: the file of Gatsby's command line. It runs in the folder of the site.
// Plain JavaScript, because it runs without tsx.
const { readdirSync } = require('node:fs');
const path = require('node:path');
const process = require('node:process');

const cli = process.argv[2];
process.argv = [process.argv[0], cli, 'build'];

let isGiven = false;
const word = new Promise((resolve) => {
  process.stdin.once('data', () => {
    process.stdin.destroy();
    isGiven = true;
    resolve();
  });
});
// Whoever was to give the word is gone.
process.stdin.once('end', () => process.exit(0));

/** The site's `sourceNodes` calls it first. */
globalThis.beforeReading = async () => {
  if (!isGiven) await parseSources();
  await word;
};

/** Gatsby looks for queries in every source file of every build; it keeps what it found in memory. */
async function parseSources() {
  const { default: FileParser } = require(path.join(cli, '../dist/query/file-parser'));
  const dir = path.resolve('src');
  const files = readdirSync(dir, { recursive: true }).filter((file) => /\.tsx?$/.test(file));
  const parser = new FileParser();
  // What is wrong with a file, the build itself tells.
  for (const file of files) await parser.parseFile(path.join(dir, file), () => undefined);
}

require(cli);
