import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  countJest,
  countPlaywright,
  countRepeated,
  failedFiles,
  NONE,
  readReport,
  withExitCode,
} from './counts.ts';

const passes = (fullName: string) => ({ status: 'passed', fullName, failureMessages: [] });
const fails = (fullName: string, why: string) => ({
  status: 'failed',
  fullName,
  failureMessages: [why],
});
const PRICES = {
  name: '/x/prices.test.ts',
  status: 'failed',
  message: 'both',
  assertionResults: [passes('adds'), fails('takes', '\u001b[31mNot 3\u001b[39m\n at x')],
};
const BROKEN = {
  name: '/x/broken.test.ts',
  status: 'failed',
  message: 'Cannot find module',
  assertionResults: [],
};
const GOOD = {
  name: '/x/good.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [passes('one'), { ...passes('two'), status: 'pending' }],
};

test('jest: tests, and files that could not be loaded, each named with the first line of why', () => {
  expect(countJest({ testResults: [PRICES, BROKEN, GOOD] })).toEqual({
    ...NONE,
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: ['prices.test.ts › takes › Not 3', 'broken.test.ts › Cannot find module'],
  });
});

test('jest: a file whose end fails is a failure, though its tests passed', () => {
  const file = { ...GOOD, status: 'failed', message: 'afterAll failed' };
  expect(countJest({ testResults: [file] })).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['good.test.ts › afterAll failed'],
  });
});

test('jest: what passes when its file is run once more has passed, and is named', () => {
  const first = { testResults: [PRICES, BROKEN, GOOD] };
  expect(failedFiles(first)).toEqual(['/x/prices.test.ts', '/x/broken.test.ts']);
  const second = {
    testResults: [
      { ...PRICES, status: 'passed', assertionResults: [passes('adds'), passes('takes')] },
      BROKEN,
    ],
  };
  expect(countRepeated(first, second)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
    failures: ['broken.test.ts › Cannot find module'],
    repeated: ['prices.test.ts › takes › Not 3'],
  });
});

test('jest: a second run that tells nothing mends nothing', () => {
  const first = { testResults: [PRICES] };
  expect(countRepeated(first, {})).toEqual(countJest(first));
});

test('playwright: a repeated test that passed has passed, and is named', () => {
  const why = { error: { message: 'Timed out\nCall log' } };
  const tests = [{ status: 'flaky', results: [why, {}] }];
  const report = {
    stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 2 },
    errors: [],
    suites: [{ specs: [{ title: 'opens', file: 'menu.spec.ts', tests }] }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 5,
    failed: 0,
    skipped: 2,
    failures: [],
    repeated: ['menu.spec.ts › opens › Timed out'],
  });
});

test('playwright: a failure is named, however deep it is', () => {
  const failed = { status: 'unexpected', results: [{ error: { message: 'Timed out\nCall log' } }] };
  const specs = [
    { title: 'opens', file: 'menu.spec.ts', tests: [{ status: 'expected', results: [] }] },
    { title: 'closes', file: 'menu.spec.ts', tests: [failed] },
  ];
  const report = { stats: { expected: 1, unexpected: 1 }, suites: [{ suites: [{ specs }] }] };
  expect(countPlaywright(report).failures).toEqual(['menu.spec.ts › closes › Timed out']);
});

test('playwright: an error outside the tests is a failure', () => {
  const report = { stats: { expected: 0 }, errors: [{ message: 'global setup' }] };
  expect(countPlaywright(report)).toEqual({ ...NONE, failed: 1, failures: ['global setup'] });
});

test('a runner that failed without a report counts as one failure', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
  const file = path.join(folder, 'report.json');
  expect(withExitCode(countJest(readReport(file)), 2)).toEqual({ ...NONE, failed: 1 });
  writeFileSync(file, JSON.stringify({ testResults: [GOOD] }));
  expect(withExitCode(countJest(readReport(file)), 0).passed).toBe(1);
  rmSync(folder, { recursive: true });
});

test('an exit code other than 0 is never a success', () => {
  expect(withExitCode(countJest({ testResults: [GOOD] }), 1)).toMatchObject({
    passed: 1,
    failed: 1,
  });
});
