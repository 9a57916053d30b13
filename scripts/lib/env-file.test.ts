import { chmodSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT_DIR } from './dirs.ts';
import { ensureEnvFile, loadEnvFile } from './env-file.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'env-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('restricts .env to its owner, also after its permissions were widened', () => {
  copyFileSync(path.join(ROOT_DIR, '.env.example'), path.join(root, '.env.example'));
  const mode = () => statSync(path.join(root, '.env')).mode & 0o777;
  expect(ensureEnvFile(root)).toBe(true);
  expect(mode()).toBe(0o600);
  chmodSync(path.join(root, '.env'), 0o644);
  expect(loadEnvFile(root, {})).toHaveProperty('APP_KEYS');
  expect(mode()).toBe(0o600);
});
