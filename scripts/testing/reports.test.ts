import { readJestReport, readPlaywrightReport } from './reports.ts';

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
  expect(readJestReport(report)).toEqual([
    {
      file: '/x/prices.test.ts',
      passed: 1,
      skipped: 1,
      failures: ['prices.test.ts › takes › Not 3'],
    },
  ]);
});

test.each([
  ['could not be loaded', []],
  ['failed after its tests', [passes('adds')]],
])('jest: counts a file that %s as a failure', (message, assertionResults) => {
  const report = {
    testResults: [{ name: '/x/a.test.ts', status: 'failed', message, assertionResults }],
  };
  expect(readJestReport(report)).toEqual([
    {
      file: '/x/a.test.ts',
      passed: assertionResults.length,
      skipped: 0,
      failures: [`a.test.ts › ${message}`],
    },
  ]);
});

test('playwright: counts nested tests of a file', () => {
  const file = 'public/menu.spec.ts';
  const results = [{ error: { message: 'Timed out\nCall log' } }];
  const specs = [
    { title: 'opens', tests: [{ status: 'expected', results: [] }] },
    { title: 'closes', tests: [{ status: 'unexpected', results }] },
    { title: 'waits', tests: [{ status: 'skipped', results: [] }] },
  ];
  expect(readPlaywrightReport({ suites: [{ file, suites: [{ file, specs }], specs }] })).toEqual([
    {
      file,
      passed: 2,
      skipped: 2,
      failures: ['menu.spec.ts › closes › Timed out', 'menu.spec.ts › closes › Timed out'],
    },
  ]);
});

test('playwright: counts an error outside the tests as a failure without a file', () => {
  expect(readPlaywrightReport({ errors: [{ message: 'global setup' }] })).toEqual([
    { file: '', passed: 0, skipped: 0, failures: ['global setup'] },
  ]);
});

test('returns no files for an empty report', () => {
  expect([readJestReport({}), readPlaywrightReport({})]).toEqual([[], []]);
});
