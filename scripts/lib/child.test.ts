import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild, type Child } from './child.ts';
import { isAlive } from './is-alive.ts';
import { createSupervisor } from './supervisor.ts';

const GRANDCHILD = `
  const { spawn } = require('node:child_process');
  const inner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log('inner ' + inner.pid);
`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'child-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function run(code: string, onLine?: (line: string) => void) {
  return {
    name: 'prueba',
    command: process.execPath,
    args: ['-e', code],
    cwd: folder,
    env: process.env,
    logFile: path.join(folder, 'child.log'),
    onLine,
  };
}

/** The process that a child has started, once it has told its id. */
async function innerPid(code: string): Promise<{ child: Child; pid: number }> {
  let tell: (pid: number) => void;
  const told = new Promise<number>((resolve) => (tell = resolve));
  const child = startChild(run(code, (line) => tell(Number(line.split(' ')[1]))));
  return { child, pid: await told };
}

/** As late as the limit of a test allows: a busy machine takes its time to end it. */
async function expectGone(pid: number): Promise<void> {
  const limit = Date.now() + 20_000;
  while (isAlive(pid) && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isAlive(pid)).toBe(false);
}

test('stopping a program ends what it has started too', async () => {
  const { child, pid } = await innerPid(`${GRANDCHILD} setInterval(() => {}, 1000);`);
  await child.stop();
  expect(child.hasExited()).toBe(true);
  await expectGone(pid);
});

test('a program that dies takes what it has started with it', async () => {
  const { child, pid } = await innerPid(`${GRANDCHILD} setTimeout(() => process.exit(3), 50);`);
  await expect(child.exited).resolves.toMatchObject({ code: 3 });
  await expectGone(pid);
});

test('a program that does not obey is killed', async () => {
  const { child } = await innerPid(
    `process.on('SIGTERM', () => {}); console.log('pid 1'); setInterval(() => {}, 1000);`,
  );
  await child.stop(100);
  await expect(child.exited).resolves.toMatchObject({ signal: 'SIGKILL' });
});

test('what it printed is kept and logged', async () => {
  const child = startChild(run(`console.log('uno'); console.error('dos');`));
  await child.exited;
  expect(child.tail().sort()).toEqual(['dos', 'uno']);
  expect(readFileSync(path.join(folder, 'child.log'), 'utf8')).toContain('uno\n');
});

test('a supervisor reports the program that ends by itself, not the one it stops', async () => {
  const supervisor = createSupervisor();
  const stopped = supervisor.start(run('setInterval(() => {}, 1000)'));
  await supervisor.stop(stopped);
  supervisor.start(run(`console.error('se acabó el disco'); process.exit(7);`));
  await expect(supervisor.failure).rejects.toMatchObject({
    message: expect.stringContaining('código 7') as string,
    wayOut: expect.stringContaining('se acabó el disco') as string,
  });
});

test('a program that should succeed and does not is a failure', async () => {
  const supervisor = createSupervisor();
  await expect(supervisor.run(run('process.exit(2)'))).rejects.toThrow('código 2');
  await expect(supervisor.run(run('process.exit(0)'))).resolves.toBeUndefined();
});
