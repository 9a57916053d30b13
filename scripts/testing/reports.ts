import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FileResult } from './counts.ts';

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

/** Reads Jest's `--json` report. A failed file without a failed test counts as one failure. */
export function readJestReport({ testResults = [] }: JestReport): FileResult[] {
  return testResults.map(({ name: file, status, message, assertionResults: tests }) => {
    const failures = tests
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages: [why] }) => nameFailure(file, fullName, why));
    const passed = tests.filter((test) => test.status === 'passed').length;
    const skipped = tests.length - failures.length - passed;
    // The file could not be loaded, or its teardown failed.
    if (status === 'failed' && failures.length === 0) failures.push(nameFailure(file, '', message));
    return { file, passed, skipped, failures };
  });
}

function readSuite({ file, suites = [], specs = [] }: PlaywrightSuite): FileResult[] {
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  const failures = tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ title, results }) => nameFailure(file, title, results.at(-1)?.error?.message));
  const skipped = tests.filter(({ status }) => status === 'skipped').length;
  const passed = tests.length - failures.length - skipped;
  return [{ file, passed, skipped, failures }, ...suites.flatMap(readSuite)];
}

/** Reads Playwright's JSON report. An error outside the tests is a failure without a file. */
export function readPlaywrightReport({ errors = [], suites = [] }: PlaywrightReport): FileResult[] {
  const files = suites.map((suite) => {
    const parts = readSuite(suite);
    return {
      file: suite.file,
      passed: parts.reduce((sum, { passed }) => sum + passed, 0),
      skipped: parts.reduce((sum, { skipped }) => sum + skipped, 0),
      failures: parts.flatMap(({ failures }) => failures),
    };
  });
  const outside = errors.map(({ message }) => nameFailure('', '', message));
  if (outside.length > 0) files.push({ file: '', passed: 0, skipped: 0, failures: outside });
  return files;
}
