import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { close, listen } from './lib/listen.ts';
import { useTestFolder } from './lib/use-test-folder.ts';

const folder = useTestFolder();

beforeEach(() => {
  mkdirSync(path.join(folder(), 'data'));
  writeFileSync(path.join(folder(), 'data/cms.db'), 'x');
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
        DATA_DIR: path.join(folder(), 'data'),
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

const hasData = () => existsSync(path.join(folder(), 'data/cms.db'));

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
  const cms = createServer((_request, response) => response.end('ok'));
  const [code, output] = await reset(['--yes'], await listen(cms));
  await close(cms);
  expect(code).toBe(1);
  expect(output).toContain('El producto está en marcha');
  expect(hasData()).toBe(true);
});
