import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates an empty folder before each test and removes it afterwards; returns a getter of its path. */
export function useTestFolder(): () => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return () => folder;
}
