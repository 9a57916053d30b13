import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
let running: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reset-'));
  mkdirSync(path.join(folder, 'data'));
  writeFileSync(path.join(folder, 'data/cms.db'), 'x');
});

afterEach(() => {
  running?.close();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command without a terminal; nothing listens at its addresses unless a test says so. */
async function reset(args: string[], cmsUrl = 'http://127.0.0.1:9'): Promise<[number, string]> {
  const program = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'reset.ts'), ...args],
    {
      cwd: __dirname,
      env: {
        ...process.env,
        DATA_DIR: path.join(folder, 'data'),
        STRAPI_API_URL: cmsUrl,
        PUBLISHER_URL: 'http://127.0.0.1:9',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  program.stdout.on('data', (text) => (output += text));
  program.stderr.on('data', (text) => (output += text));
  const code = await new Promise<number>((resolve) => program.on('close', resolve));
  return [code, output];
}

const hasData = () => existsSync(path.join(folder, 'data/cms.db'));

test('deletes the data directory when it is confirmed', async () => {
  const [code] = await reset(['--yes']);
  expect(code).toBe(0);
  expect(hasData()).toBe(false);
});

test('deletes nothing without a confirmation', async () => {
  const [code, output] = await reset([]);
  expect(code).toBe(1);
  expect(output).toContain('No se borró nada.');
  expect(hasData()).toBe(true);
});

test('refuses while the product runs', async () => {
  running = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => running!.listen(0, '127.0.0.1', resolve));
  const { port } = running.address() as AddressInfo;
  const [code, output] = await reset(['--yes'], `http://127.0.0.1:${port}`);
  expect(code).toBe(1);
  expect(output).toContain('El producto está en marcha');
  expect(hasData()).toBe(true);
});
