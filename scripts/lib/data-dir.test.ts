import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataDir } from './data-dir.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask();
  folder = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (file: string) => statSync(file).mode & 0o777;

test.each(['new', 'open to all'])('restricts a %s folder and its content to the owner', (kind) => {
  const dataDir = path.join(folder, 'data');
  if (kind !== 'new') {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
  }
  prepareDataDir(dataDir);
  mkdirSync(path.join(dataDir, 'logs'));
  writeFileSync(path.join(dataDir, 'logs/cms.log'), '');
  expect(modeOf(dataDir)).toBe(0o700);
  expect(modeOf(path.join(dataDir, 'logs'))).toBe(0o700);
  expect(modeOf(path.join(dataDir, 'logs/cms.log'))).toBe(0o600);
});

test('reports a file in place of the folder in one sentence', () => {
  const file = path.join(folder, 'archivo');
  writeFileSync(file, '');
  expect(() => prepareDataDir(file)).toThrow(
    `La carpeta de datos ${file} es un archivo, y se espera una carpeta.`,
  );
  expect(() => prepareDataDir(path.join(file, 'data'))).toThrow('dentro de algo que es un archivo');
});

// Root can write anywhere.
const withoutRoot = process.getuid?.() === 0 ? test.skip : test;
withoutRoot('reports a folder without write permission in one sentence', () => {
  const dataDir = path.join(folder, 'locked');
  mkdirSync(dataDir, { mode: 0o500 });
  expect(() => prepareDataDir(dataDir)).toThrow('no se puede escribir: falta permiso');
});
