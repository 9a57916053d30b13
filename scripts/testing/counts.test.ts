import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  countFiles,
  countRepeated,
  failedFiles,
  NONE,
  readReport,
  withExitCode,
  type FileResult,
} from './counts.ts';

const GOOD: FileResult = { file: 'good', passed: 2, skipped: 1, failures: [] };
const BROKEN: FileResult = { file: 'broken', passed: 0, skipped: 0, failures: ['broken › no'] };
const MIXED: FileResult = { file: 'mixed', passed: 3, skipped: 0, failures: ['mixed › why'] };
const OUTSIDE: FileResult = { file: '', passed: 0, skipped: 0, failures: ['global setup'] };

test('sums the results of all files', () => {
  expect(countFiles([GOOD, MIXED, OUTSIDE])).toEqual({
    passed: 5,
    failed: 2,
    skipped: 1,
    failures: ['mixed › why', 'global setup'],
    repeated: [],
  });
  expect(failedFiles([GOOD, MIXED, OUTSIDE])).toEqual(['mixed']);
});

test('counts a test that passes on retry as passed and lists it', () => {
  const again = { ...MIXED, passed: 4, failures: [] };
  expect(countRepeated([GOOD, MIXED, BROKEN], [again, BROKEN])).toEqual({
    passed: 6,
    failed: 1,
    skipped: 1,
    failures: ['broken › no'],
    repeated: ['mixed › why'],
  });
});

test('keeps failures when the retry has no report', () => {
  expect(countRepeated([MIXED], [])).toEqual(countFiles([MIXED]));
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
