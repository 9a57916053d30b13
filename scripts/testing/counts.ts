import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by file and name, with the first line of why. */
  failures: string[];
};

export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0, failures: [] };
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0, failures: [] };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

type JestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

type PlaywrightReport = {
  stats?: { expected?: number; flaky?: number; unexpected?: number; skipped?: number };
  errors?: { message?: string }[];
  suites?: PlaywrightSuite[];
};

function nameFailure(file: string, name: string, why = ''): string {
  const [line = ''] = stripVTControlCharacters(why).trim().split('\n');
  return [path.basename(file), name, line].filter(Boolean).join(' › ');
}

/** Jest's `--json` report. A file that could not even be loaded counts as one failure. */
export function countJest(report: JestReport): Counts {
  const notLoaded = report.numRuntimeErrorTestSuites ?? 0;
  const failures = (report.testResults ?? []).flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0 && message
      ? [nameFailure(name, '', message)]
      : assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => nameFailure(name, fullName, failureMessages[0])),
  );
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + notLoaded,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures,
  };
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => nameFailure(file, title, results.at(-1)?.error?.message)),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** Playwright's JSON report. A test that passed only when repeated has passed. */
export function countPlaywright({ stats = {}, errors = [], suites }: PlaywrightReport): Counts {
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: (stats.unexpected ?? 0) + errors.length,
    skipped: stats.skipped ?? 0,
    failures: [
      ...errors.map(({ message }) => nameFailure('', '', message)),
      ...playwrightFailures({ suites }),
    ],
  };
}

/** The counts of a runner that has ended; one that failed without naming a test counts as one. */
export function countReport(
  file: string,
  exitCode: number,
  count: (report: object) => Counts,
): Counts {
  const counts = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')) as object)
    : { ...PASSED, passed: 0 };
  return exitCode !== 0 && counts.failed === 0 ? add(counts, FAILED) : counts;
}
