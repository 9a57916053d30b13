import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGatsbyProgram } from './gatsby-program.ts';

// Counts its starts, leaves a temporary file, and prints its number when it receives the build command.
const SCRIPT = `
  const number = Number(require('fs').readFileSync('starts', 'utf8')) + 1;
  require('fs').writeFileSync('starts', String(number));
  require('fs').writeFileSync(require('os').tmpdir() + '/left-' + number, '');
  process.stdin.once('data', () => { console.log('build ' + number); process.exit(0); });
  process.stdin.once('end', () => process.exit(3));
`;

let mirrorDir: string;
let tempDir: string;
let program: ReturnType<typeof createGatsbyProgram>;
let lines: string[];

beforeEach(() => {
  mirrorDir = mkdtempSync(path.join(tmpdir(), 'gatsby-'));
  writeFileSync(path.join(mirrorDir, 'starts'), '0');
  tempDir = path.join(mirrorDir, 'tmp');
  program = create();
});
afterEach(async () => {
  await program.discard();
  rmSync(mirrorDir, { recursive: true });
});

function create(change: Partial<Parameters<typeof createGatsbyProgram>[0]> = {}) {
  return createGatsbyProgram({
    rootDir: mirrorDir,
    mirrorDir,
    logFile: path.join(mirrorDir, 'gatsby.log'),
    tempDir,
    env: {},
    onLine: (line) => lines.push(line),
    command: { command: process.execPath, args: ['-e', SCRIPT] },
    ...change,
  });
}

const starts = () => Number(readFileSync(path.join(mirrorDir, 'starts'), 'utf8'));

async function untilStarted(count: number): Promise<void> {
  while (starts() < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function build(): Promise<string[]> {
  lines = [];
  const { code } = await program.start().exited;
  expect(code).toBe(0);
  return lines;
}

test('starts on demand when nothing was prepared', async () => {
  expect(await build()).toEqual(['build 1']);
});

test('uses the prepared process once', async () => {
  program.prepare();
  program.prepare();
  await untilStarted(1);
  expect(await build()).toEqual(['build 1']);
  expect(await build()).toEqual(['build 2']);
});

test('replaces a process that was discarded', async () => {
  program.prepare();
  await untilStarted(1);
  await program.discard();
  program.prepare();
  await untilStarted(2);
  expect(await build()).toEqual(['build 2']);
});

test('removes the temporary files of earlier builds', async () => {
  await build();
  await build();
  expect(readdirSync(tempDir)).toEqual(['left-2']);
});

test.each([
  ['fails when Gatsby waits for what never comes', 'new Promise(() => undefined)', 1],
  ['succeeds when Gatsby ends itself', 'process.exit(0)', 0],
])('%s', async (_what, end, expected) => {
  const cli = path.join(mirrorDir, 'node_modules/gatsby/cli.js');
  mkdirSync(path.dirname(cli), { recursive: true });
  writeFileSync(cli, `globalThis.beforeReading().then(() => ${end});`);
  program = create({ command: undefined });
  const { code } = await program.start().exited;
  expect(code).toBe(expected);
});

test('also starts when the folder of its temporary files cannot be created', async () => {
  tempDir = path.join(mirrorDir, 'starts/tmp');
  program = create();
  program.prepare();
  expect(await build()).toEqual(['build 1']);
});
