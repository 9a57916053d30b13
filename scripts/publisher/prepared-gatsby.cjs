// Loads Gatsby, which takes seconds, and builds as soon as a line comes on the standard input.
// Arguments: the file of Gatsby's command line. Plain JavaScript, because it runs without tsx.
const path = require('node:path');
const process = require('node:process');

const cli = process.argv[2];
const gatsby = path.dirname(cli);
// What the command line sets before it loads the build.
process.env.gatsby_executing_command = 'build';
process.argv = [process.argv[0], cli, 'build'];

process.stdin.once('data', () => {
  process.stdin.destroy();
  require(cli);
});
// Whoever was to give the word is gone.
process.stdin.once('end', () => process.exit(0));

for (const part of [
  'commands/build',
  'utils/webpack.config',
  'utils/parcel/compile-gatsby-files',
]) {
  require(path.join(gatsby, 'dist', part));
}
