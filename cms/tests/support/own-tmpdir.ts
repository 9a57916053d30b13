import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/*
 * For a test file that reads what is left behind: a temporary folder that nothing else uses, with
 * the data of its CMS. It is imported first, as some packages ask for that folder when they are loaded;
 * Jest gives a test a copy of the environment, so TMPDIR would change nothing.
 */
const folder = mkdtempSync(path.join(os.tmpdir(), 'tequiora-tmp-'));
const spy = jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
afterAll(() => {
  spy.mockRestore();
  rmSync(folder, { recursive: true });
});
