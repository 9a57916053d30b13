import { appendFileSync, chmodSync, statSync } from 'node:fs';
import path from 'node:path';
import { ensureEnvFile, findUnknownVariables, loadEnvFile, readEnvNames } from './env-file.ts';
import { useTestFolder } from './use-test-folder.ts';

const root = useTestFolder();

test('restricts .env to its owner, also after its permissions were widened', () => {
  const mode = () => statSync(path.join(root(), '.env')).mode & 0o777;
  expect(ensureEnvFile(root())).toBe(true);
  expect(mode()).toBe(0o600);
  chmodSync(path.join(root(), '.env'), 0o644);
  expect(loadEnvFile(root(), {})).toHaveProperty('APP_KEYS');
  expect(mode()).toBe(0o600);
});

test('names the variables of .env that do not exist', () => {
  expect(findUnknownVariables(readEnvNames(root()))).toEqual([]);
  ensureEnvFile(root());
  appendFileSync(
    path.join(root(), '.env'),
    '# SMPT_HOST=x\nSMPT_URL=smtp://x\nNODE_OPTIONS=--inspect\n',
  );
  expect(findUnknownVariables(readEnvNames(root()))).toEqual(['SMPT_URL']);
});
