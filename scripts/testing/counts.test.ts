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
  expect(countReport(file, 1, countJest)).toEqual({
    passed: 7,
    failed: 3,
    skipped: 3,
    failures: [],
  });
});

test('playwright: a repeated test that passed has passed', () => {
  const file = report({ stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 2 }, errors: [] });
  expect(countReport(file, 0, countPlaywright)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 2,
    failures: [],
  });
});

test('jest: a failure is named with its file and the first line of why', () => {
  const file = report({
    numPassedTests: 1,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/x/prices.test.ts',
        message: 'both',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'takes',
            failureMessages: ['\u001b[31mNot 3\u001b[39m\n at x'],
          },
        ],
      },
      { name: '/x/broken.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(countReport(file, 1, countJest).failures).toEqual([
    'prices.test.ts › takes › Not 3',
    'broken.test.ts › Cannot find module',
  ]);
});

test('playwright: a failure is named, however deep it is', () => {
  const failed = { status: 'unexpected', results: [{ error: { message: 'Timed out\nCall log' } }] };
  const file = report({
    stats: { expected: 1, unexpected: 1 },
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'opens',
                file: 'menu.spec.ts',
                tests: [{ status: 'expected', results: [] }],
              },
              { title: 'closes', file: 'menu.spec.ts', tests: [failed] },
            ],
          },
        ],
      },
    ],
  });
  expect(countReport(file, 1, countPlaywright).failures).toEqual([
    'menu.spec.ts › closes › Timed out',
  ]);
});

test('playwright: an error outside the tests is a failure', () => {
  const file = report({ stats: { expected: 0 }, errors: [{ message: 'global setup' }] });
  expect(countReport(file, 1, countPlaywright)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['global setup'],
  });
});

test('a runner that failed without a report counts as one failure', () => {
  const missing = path.join(folder, 'missing.json');
  expect(countReport(missing, 2, countJest)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [],
  });
});

test('an exit code other than 0 is never a success', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 0 });
  expect(countReport(file, 1, countJest)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0,
    failures: [],
  });
});
