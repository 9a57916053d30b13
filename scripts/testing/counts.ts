import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, by file and name, with the first line of why. */
  failures: string[];
  /** What failed and passed when it was run once more, in the same words. */
  repeated: string[];
};

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], repeated: [] };
export const PASSED: Counts = { ...NONE, passed: 1 };
export const FAILED: Counts = { ...NONE, failed: 1 };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    repeated: [...a.repeated, ...b.repeated],
  };
}

type JestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

export type JestReport = { testResults?: JestFile[] };

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

export type PlaywrightReport = {
  stats?: { expected?: number; flaky?: number; unexpected?: number; skipped?: number };
  errors?: { message?: string }[];
  suites?: PlaywrightSuite[];
};

function nameFailure(file: string, name: string, why = ''): string {
  const [line = ''] = stripVTControlCharacters(why).trim().split('\n');
  return [path.basename(file), name, line].filter(Boolean).join(' › ');
}

function jestFailures({ name, status, message, assertionResults }: JestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be loaded, or whose end failed: no test of it did.
  if (failed.length === 0) return status === 'failed' ? [nameFailure(name, '', message)] : [];
  return failed.map((test) => nameFailure(name, test.fullName, test.failureMessages[0]));
}

/** Jest's `--json` report. A file that fails without a test that does counts as one failure. */
export function countJest({ testResults: files = [] }: JestReport): Counts {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = files.flatMap(jestFailures);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).length,
    failures,
    repeated: [],
  };
}

/** The files of Jest's report that failed. */
export function failedFiles({ testResults: files = [] }: JestReport): string[] {
  return files.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/** What both runs say together: the second is of the files that failed in the first. */
export function countRepeated(first: JestReport, second: JestReport): Counts {
  const isOfSecond = ({ name }: JestFile) => second.testResults?.some((file) => file.name === name);
  const kept = first.testResults?.filter((file) => !isOfSecond(file)) ?? [];
  const stillFailing = new Set(failedFiles(second));
  const mended = first.testResults?.filter((f) => isOfSecond(f) && !stillFailing.has(f.name)) ?? [];
  return {
    ...countJest({ testResults: [...kept, ...(second.testResults ?? [])] }),
    repeated: mended.flatMap(jestFailures),
  };
}

/** The tests that ended so, however deep they are, each with why it failed the first time. */
function namePlaywright({ suites = [], specs = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => nameFailure(file, title, results[0]?.error?.message)),
  );
  return [...own, ...suites.flatMap((suite) => namePlaywright(suite, status))];
}

/** Playwright's JSON report. A test that passed only when repeated has passed, and is named. */
export function countPlaywright({ stats = {}, errors = [], suites }: PlaywrightReport): Counts {
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: (stats.unexpected ?? 0) + errors.length,
    skipped: stats.skipped ?? 0,
    failures: [
      ...errors.map(({ message }) => nameFailure('', '', message)),
      ...namePlaywright({ suites }, 'unexpected'),
    ],
    repeated: namePlaywright({ suites }, 'flaky'),
  };
}

/** What a runner wrote; nothing when it ended before that. */
export function readReport<T extends object>(file: string): Partial<T> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : {};
}

/** The counts of a runner that has ended; one that failed without naming a test counts as one. */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? add(counts, FAILED) : counts;
}
