import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startChild, type Child } from './child.ts';
import { SCRIPTS_DIR } from './dirs.ts';
import { isAlive } from './is-alive.ts';
import { Supervisor } from './supervisor.ts';
import { useTestFolder } from './use-test-folder.ts';

const GRANDCHILD = `
  const { spawn } = require('node:child_process');
  const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(process.pid, inner.pid);
`;

const folder = useTestFolder();

function run(code: string, onLine?: (line: string) => void) {
  return {
    name: 'prueba',
    command: process.execPath,
    args: ['-e', code],
    cwd: folder(),
    env: process.env,
    logFile: path.join(folder(), 'child.log'),
    onLine,
  };
}

/** Starts a child and resolves with the pid of its own child, once it has printed it. */
async function innerPid(code: string): Promise<{ child: Child; pid: number }> {
  let resolvePid: (pid: number) => void;
  const printed = new Promise<number>((resolve) => (resolvePid = resolve));
  const child = startChild(run(code, (line) => resolvePid(Number(line.split(' ')[1]))));
  return { child, pid: await printed };
}

/** Waits almost as long as the test timeout, since a busy machine ends processes slowly. */
async function expectGone(pid: number): Promise<void> {
  const limit = Date.now() + 20_000;
  while (isAlive(pid) && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isAlive(pid)).toBe(false);
}

test('ends the children of a program when it is stopped', async () => {
  const { child, pid } = await innerPid(`${GRANDCHILD} setInterval(() => {}, 1000);`);
  await child.stop();
  expect(child.hasExited()).toBe(true);
  await expectGone(pid);
});

test('ends the children of a program that dies', async () => {
  const { child, pid } = await innerPid(`${GRANDCHILD} setTimeout(() => process.exit(3), 50);`);
  await expect(child.exited).resolves.toMatchObject({ code: 3 });
  await expectGone(pid);
});

/** Starts a process that starts `code` with `startChild`; returns it and the pids that `code` prints. */
async function startParent(code: string) {
  const options = { name: 'x', command: process.execPath, args: ['-e', code], cwd: folder() };
  const parent = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', '--input-type=module', '-e'],
      `import { startChild } from ${JSON.stringify(path.join(SCRIPTS_DIR, 'lib/child.ts'))};
       startChild({ ...${JSON.stringify(options)}, env: process.env, onLine: console.log });`,
    ],
    { cwd: SCRIPTS_DIR, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent, pids: line.toString().trim().split(' ').map(Number) };
}

test('ends a program and its children when the parent process is killed', async () => {
  const { parent, pids } = await startParent(`${GRANDCHILD} setInterval(() => {}, 1000);`);
  parent.kill('SIGKILL');
  expect(pids).toHaveLength(2);
  for (const pid of pids) await expectGone(pid);
});

test('lets a program whose parent was killed clean up, although its output has no reader', async () => {
  const file = path.join(folder(), 'ended');
  const { parent, pids } = await startParent(`
    process.once('SIGTERM', () => {
      console.log('uno');
      setTimeout(() => {
        require('node:fs').writeFileSync(${JSON.stringify(file)}, 'en orden');
        process.exit();
      }, 50);
    });
    console.log(process.pid);
    setInterval(() => {}, 1000);
  `);
  parent.kill('SIGKILL');
  for (const pid of pids) await expectGone(pid);
  expect(readFileSync(file, 'utf8')).toBe('en orden');
});

test('kills a program that ignores SIGTERM', async () => {
  const { child } = await innerPid(
    `process.on('SIGTERM', () => {}); console.log('pid 1'); setInterval(() => {}, 1000);`,
  );
  await child.stop(100);
  await expect(child.exited).resolves.toMatchObject({ signal: 'SIGKILL' });
});

test('keeps and logs the output', async () => {
  const child = startChild(run(`console.log('uno'); console.error('dos');`));
  await child.exited;
  expect(child.tail().sort()).toEqual(['dos', 'uno']);
  expect(readFileSync(path.join(folder(), 'child.log'), 'utf8')).toContain('uno\n');
});

test('rejects when a program exits with an error code', async () => {
  const supervisor = new Supervisor();
  await expect(supervisor.run(run('process.exit(2)'))).rejects.toThrow('código 2');
  await expect(supervisor.run(run('process.exit(0)'))).resolves.toBeUndefined();
});
