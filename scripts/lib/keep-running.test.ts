import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Child } from './child.ts';
import { isAlive } from './is-alive.ts';
import { Supervisor } from './supervisor.ts';

const PACE = { delaysMs: [1, 2, 3], stableMs: 60_000 };

// Each start exits with the next code of the list; 0 runs until it is ended.
const SCRIPT = `
  const { readFileSync, writeFileSync } = require('node:fs');
  const [code, ...rest] = JSON.parse(readFileSync('codes', 'utf8'));
  writeFileSync('codes', JSON.stringify(rest));
  console.log(code === 0 ? 'listo' : 'no hay memoria');
  if (code === 0) setInterval(() => {}, 1000);
  else setTimeout(() => process.exit(code), 20);
`;

let folder: string;
let supervisor: Supervisor;
let errors: jest.SpyInstance;
let starts: Child[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-'));
  supervisor = new Supervisor();
  starts = [];
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  errors = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(async () => {
  await supervisor.stopAll();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const printed = () => errors.mock.calls.map(([text]) => String(text)).join('');

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Keeps the script running; it is ready when it prints «listo». */
function keep(codes: number[], pace = PACE, name = 'El CMS'): Promise<void> {
  writeFileSync(path.join(folder, 'codes'), JSON.stringify(codes));
  const options = {
    name,
    command: process.execPath,
    args: ['-e', SCRIPT],
    cwd: folder,
    env: process.env,
    logFile: path.join(folder, 'program.log'),
  };
  const waitUntilReady = async (child: Child): Promise<void> => {
    starts.push(child);
    await until(() => child.tail().includes('listo') || child.hasExited());
    if (child.hasExited()) throw new Error('El CMS no arrancó.');
  };
  return supervisor.keep({ options, waitUntilReady }, pace);
}

test('reports and restarts a program that is killed', async () => {
  await keep([0, 0]);
  process.kill(starts[0]!.pid, 'SIGKILL');
  await until(() => starts[1]?.tail().includes('listo') === true);
  expect(printed()).toContain(
    'El CMS terminó de forma inesperada (señal SIGKILL); se inicia otra vez en 1 s.',
  );
});

test('restarts a program that keeps failing with growing delays and reports its last output', async () => {
  await keep([0, 1, 1, 1, 1, 1, 0]);
  process.kill(starts[0]!.pid, 'SIGKILL');
  await until(() => starts[6]?.tail().includes('listo') === true);
  expect(printed().match(/se inicia otra vez/g)).toHaveLength(6);
  expect(printed()).toContain('Van 5 veces seguidas. Lo último que escribió:\n    no hay memoria');
  // The log keeps the output of the failed runs.
  expect(readFileSync(path.join(folder, 'program.log'), 'utf8')).toBe(
    'listo\nno hay memoria\nno hay memoria\nno hay memoria\nno hay memoria\nno hay memoria\nlisto\n',
  );
});

test('does not restart a program that never becomes ready', async () => {
  await expect(keep([3, 0])).rejects.toThrow('no arrancó');
  expect(starts).toHaveLength(1);
});

test('stops programs in reverse order and does not restart them', async () => {
  const ended: string[] = [];
  await keep([0, 0]);
  await keep([0, 0], PACE, 'El publicador');
  for (const child of starts) void child.exited.then(() => ended.push(child.name));
  await supervisor.stopAll();
  expect(ended).toEqual(['El publicador', 'El CMS']);
  expect(starts.some(({ pid }) => isAlive(pid))).toBe(false);
  expect(printed()).toBe('');
});

test('cancels a pending restart when stopped', async () => {
  await keep([0, 1, 0], { delaysMs: [1, 60_000], stableMs: 60_000 });
  process.kill(starts[0]!.pid, 'SIGKILL');
  await until(() => printed().includes('se inicia otra vez en 60 s'));
  await supervisor.stopAll();
  expect(starts.map((child) => child.hasExited())).toEqual([true, true]);
});
