import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countJest, countPlaywright, countReport } from './counts.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'counts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('jest: tests and files that could not be loaded', () => {
  const file = report({
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 3,
  });
  expect(countReport(file, 1, countJest)).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

test('playwright: a repeated test that passed has passed', () => {
  const file = report({ stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 2 }, errors: [] });
  expect(countReport(file, 0, countPlaywright)).toEqual({ passed: 5, failed: 0, skipped: 2 });
});

test('playwright: an error outside the tests is a failure', () => {
  const file = report({ stats: { expected: 0 }, errors: [{ message: 'global setup' }] });
  expect(countReport(file, 1, countPlaywright)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a runner that failed without a report counts as one failure', () => {
  const missing = path.join(folder, 'missing.json');
  expect(countReport(missing, 2, countJest)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('an exit code other than 0 is never a success', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 0 });
  expect(countReport(file, 1, countJest)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});
