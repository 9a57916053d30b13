import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NONE, PASSED } from './counts.ts';
import { countResults, readJestReport, readPlaywrightReport } from './reports.ts';

const passes = (fullName: string) => ({ status: 'passed', fullName, failureMessages: [] });

test('jest: names a failure with its file and the first line of its message', () => {
  const failed = {
    status: 'failed',
    fullName: 'takes',
    failureMessages: ['\u001b[31mNot 3\u001b[39m\n at x'],
  };
  const skipped = { ...passes('gives'), status: 'pending' };
  const report = {
    testResults: [
      {
        name: '/x/prices.test.ts',
        status: 'failed',
        message: 'both',
        assertionResults: [passes('adds'), failed, skipped],
      },
    ],
  };
  expect(readJestReport(report)).toEqual({
    passed: 1,
    skipped: 1,
    failed: 1,
    failures: ['prices.test.ts › takes › Not 3'],
  });
});

test('jest: counts a file that could not be loaded or failed after its tests as a failure', () => {
  const file = { name: '/x/a.test.ts', status: 'failed' };
  const testResults = [
    { ...file, message: 'not loaded', assertionResults: [] },
    { ...file, message: 'torn down', assertionResults: [passes('adds')] },
  ];
  expect(readJestReport({ testResults })).toEqual({
    passed: 1,
    skipped: 0,
    failed: 2,
    failures: ['a.test.ts › not loaded', 'a.test.ts › torn down'],
  });
});

test('playwright: counts nested tests of a file, and errors outside the tests', () => {
  const file = 'public/menu.spec.ts';
  const results = [{ error: { message: 'Timed out\nCall log' } }];
  const specs = [
    { title: 'opens', tests: [{ status: 'expected', results: [] }] },
    { title: 'closes', tests: [{ status: 'unexpected', results }] },
    { title: 'waits', tests: [{ status: 'skipped', results: [] }] },
  ];
  const suites = [{ file, suites: [{ file, specs }], specs }];
  expect(readPlaywrightReport({ suites, errors: [{ message: 'global setup' }] })).toEqual({
    passed: 2,
    skipped: 2,
    failed: 3,
    failures: [
      'menu.spec.ts › closes › Timed out',
      'menu.spec.ts › closes › Timed out',
      'global setup',
    ],
  });
});

test('never counts an error code as success, with or without a report', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  const file = path.join(folder, 'report.json');
  expect(countResults(file, 2, readJestReport)).toEqual({ ...NONE, failed: 1 });
  const assertionResults = [passes('adds')];
  const testResults = [{ name: '/x/a.test.ts', status: 'passed', message: '', assertionResults }];
  writeFileSync(file, JSON.stringify({ testResults }));
  expect(countResults(file, 0, readJestReport)).toEqual(PASSED);
  expect(countResults(file, 1, readJestReport)).toMatchObject({ passed: 1, failed: 1 });
  rmSync(folder, { recursive: true });
});
