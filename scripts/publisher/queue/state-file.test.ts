import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readState } from './state-file.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tequiora-state-'));
  file = path.join(folder, 'state.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a rollback and a requested build of an earlier version stay in effect', () => {
  writeFileSync(file, JSON.stringify({ failures: 2, heldAt: 'r7', pending: 'rebuild' }));
  expect(readState(file)).toEqual({ failures: 2, heldRevision: 'r7', pending: 'rebuild' });
});

test('an unknown demand, and a truncated file, are as none', () => {
  writeFileSync(file, JSON.stringify({ failures: 0, pending: 'look' }));
  expect(readState(file)).toEqual({ failures: 0 });
  writeFileSync(file, '{"failures": 2, "hel');
  expect(readState(file)).toEqual({ failures: 0 });
});
