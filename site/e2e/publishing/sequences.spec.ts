import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environmentOf, repositoryRoot } from '../support/product.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const ARGUMENTS = ['--running', '--sequences', '2', '--edits', '4'];

test('after random edits the live site equals a build from empty caches', async ({ product }) => {
  const command = ['run', '--silent', 'trials', '--', 'sequences', ...ARGUMENTS];
  const env = { ...environmentOf(product), DEMO: 'true' };
  const { stdout } = await run('npm', command, { cwd: repositoryRoot, env }).catch(
    ({ stdout: output, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${output}\n${stderr}`);
    },
  );
  // Prints the seed, which reproduces the same edits.
  process.stdout.write(stdout);
  expect(stdout).toContain('2 de 2 secuencias');
});
