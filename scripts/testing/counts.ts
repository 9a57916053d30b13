import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

type Numbers = Record<string, unknown>;

function numberAt(from: Numbers, name: string): number {
  const value = from[name];
  return typeof value === 'number' ? value : 0;
}

/** Jest's `--json` report. A file that could not even be loaded counts as one failure. */
export function countJest(report: Numbers): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + numberAt(report, 'numRuntimeErrorTestSuites'),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

/** Playwright's JSON report. A test that passed only when repeated has passed. */
export function countPlaywright(report: Numbers): Counts {
  const stats = (report.stats ?? {}) as Numbers;
  const errors = Array.isArray(report.errors) ? report.errors.length : 0;
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected') + errors,
    skipped: numberAt(stats, 'skipped'),
  };
}

/** The counts of a runner that has ended; one that failed without naming a test counts as one. */
export function countReport(
  file: string,
  exitCode: number,
  count: (report: Numbers) => Counts,
): Counts {
  const isThere = existsSync(file);
  const counts = isThere
    ? count(JSON.parse(readFileSync(file, 'utf8')) as Numbers)
    : { passed: 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && counts.failed === 0 ? add(counts, FAILED) : counts;
}
