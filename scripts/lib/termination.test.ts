import { spawnSync } from 'node:child_process';
import { SCRIPTS_DIR } from './dirs.ts';

/** Runs a program that is interrupted before and after `ignoreTermination`. */
function run(program: string) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    { cwd: SCRIPTS_DIR, encoding: 'utf8' },
  );
  return { status, stdout };
}

const SETUP = `
  import { setTimeout as sleep } from 'node:timers/promises';
  import { ignoreTermination, onTermination } from './lib/termination.ts';
  const interrupt = async () => { process.kill(process.pid, 'SIGINT'); await sleep(50); };
  onTermination(async () => { console.log('clean up'); await sleep(200); }, 1);
`;

test('cleans up and exits on a signal', () => {
  expect(run(`${SETUP} await interrupt(); await sleep(5_000); console.log('end');`)).toEqual({
    status: 1,
    stdout: 'clean up\n',
  });
});

test('ignores signals once the last step has started', () => {
  expect(run(`${SETUP} ignoreTermination(); await interrupt(); console.log('end');`)).toEqual({
    status: 0,
    stdout: 'end\n',
  });
});

test('does not start the last step while the process terminates', () => {
  const { status, stdout } = run(
    `${SETUP} await interrupt();
     try { ignoreTermination(); console.log('started'); } catch { await sleep(5_000); }`,
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'clean up\n' });
});
