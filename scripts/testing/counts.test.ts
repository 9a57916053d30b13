import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countFiles, NONE, readReport, withExitCode, type FileResult } from './counts.ts';

const GOOD: FileResult = { file: 'good', passed: 2, skipped: 1, failures: [] };
const MIXED: FileResult = { file: 'mixed', passed: 3, skipped: 0, failures: ['mixed › why'] };
const OUTSIDE: FileResult = { file: '', passed: 0, skipped: 0, failures: ['global setup'] };

test('sums the results of all files', () => {
  expect(countFiles([GOOD, MIXED, OUTSIDE])).toEqual({
    passed: 5,
    failed: 2,
    skipped: 1,
    failures: ['mixed › why', 'global setup'],
  });
});

test('counts a runner that failed without a report as one failure', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  const file = path.join(folder, 'report.json');
  expect(readReport(file)).toEqual({});
  writeFileSync(file, '{"suites":[]}');
  expect(readReport(file)).toEqual({ suites: [] });
  rmSync(folder, { recursive: true });
  expect(withExitCode(countFiles([]), 2)).toEqual({ ...NONE, failed: 1 });
});

test('never counts a non-zero exit code as success', () => {
  expect(withExitCode(countFiles([GOOD]), 1)).toMatchObject({ passed: 2, failed: 1 });
});
