import { appendFileSync, chmodSync, copyFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './dirs.ts';
import { ensureEnvFile, findUnknownVariables, loadEnvFile } from './env-file.ts';
import { useTestFolder } from './use-test-folder.ts';

const root = useTestFolder();

test('restricts .env to its owner, also after its permissions were widened', () => {
  copyFileSync(path.join(ROOT_DIR, '.env.example'), path.join(root(), '.env.example'));
  const mode = () => statSync(path.join(root(), '.env')).mode & 0o777;
  expect(ensureEnvFile(root())).toBe(true);
  expect(mode()).toBe(0o600);
  chmodSync(path.join(root(), '.env'), 0o644);
  expect(loadEnvFile(root(), {})).toHaveProperty('APP_KEYS');
  expect(mode()).toBe(0o600);
});

test('names the variables of .env that do not exist', () => {
  copyFileSync(path.join(ROOT_DIR, '.env.example'), path.join(root(), '.env.example'));
  expect(findUnknownVariables(root())).toEqual([]);
  ensureEnvFile(root());
  appendFileSync(path.join(root(), '.env'), '# SMPT_HOST=x\nSMPT_URL=smtp://x\n');
  expect(findUnknownVariables(root())).toEqual(['SMPT_URL']);
});
