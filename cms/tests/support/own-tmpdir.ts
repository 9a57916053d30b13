import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/*
 * Gives a test file its own temporary folder, so that it can check for leftover files. Must be
 * imported first, because some packages read os.tmpdir() when they are loaded. Jest gives tests a
 * copy of the environment, so setting TMPDIR would have no effect.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'tequiora-tmp-'));
const spy = jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
afterAll(() => {
  spy.mockRestore();
  rmSync(folder, { recursive: true });
});
