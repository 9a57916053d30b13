import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { add, FAILED, NONE, type Counts } from './counts.ts';

type JestReport = {
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

type PlaywrightReport = { errors?: { message?: string }[]; suites?: PlaywrightSuite[] };

function nameFailure(file: string, name: string, why = ''): string {
  const [line = ''] = stripVTControlCharacters(why).trim().split('\n');
  return [path.basename(file), name, line].filter(Boolean).join(' › ');
}

function count(passed: number, skipped: number, failures: string[]): Counts {
  return { passed, skipped, failed: failures.length, failures };
}

/** Reads Jest's `--json` report. A failed file without a failed test counts as one failure. */
export function readJestReport({ testResults = [] }: JestReport): Counts {
  const files = testResults.map(({ name: file, status, message, assertionResults: tests }) => {
    const failures = tests
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages: [why] }) => nameFailure(file, fullName, why));
    const passed = tests.filter((test) => test.status === 'passed').length;
    const skipped = tests.length - failures.length - passed;
    // The file could not be loaded, or its teardown failed.
    if (status === 'failed' && failures.length === 0) failures.push(nameFailure(file, '', message));
    return count(passed, skipped, failures);
  });
  return files.reduce(add, NONE);
}

function readSuite({ file, suites = [], specs = [] }: PlaywrightSuite): Counts {
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  const failures = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, results }) => nameFailure(file, title, results.at(-1)?.error?.message));
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  const passed = tests.length - failures.length - skipped;
  return suites.map(readSuite).reduce(add, count(passed, skipped, failures));
}

/** Reads Playwright's JSON report. An error outside the tests is a failure without a file. */
export function readPlaywrightReport({ errors = [], suites = [] }: PlaywrightReport): Counts {
  const outside = errors.map(({ message }) => nameFailure('', '', message));
  return add(suites.map(readSuite).reduce(add, NONE), count(0, 0, outside));
}

/**
 * Counts the results of a runner with the report that it wrote, if any. An error code without a failed
 * test is a failure, too.
 */
export function countResults(
  file: string,
  exitCode: number,
  read: (report: object) => Counts,
): Counts {
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  const counts = read(report);
  return exitCode !== 0 && counts.failed === 0 ? add(counts, FAILED) : counts;
}
