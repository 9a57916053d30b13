import { existsSync, readFileSync } from 'node:fs';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests by file and name, with the first line of the message. */
  failures: string[];
};

export type FileResult = { file: string; passed: number; skipped: number; failures: string[] };

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
export const PASSED: Counts = { ...NONE, passed: 1 };
export const FAILED: Counts = { ...NONE, failed: 1 };

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

export function countFiles(files: FileResult[]): Counts {
  return files
    .map(({ passed, skipped, failures }) => ({
      ...NONE,
      passed,
      skipped,
      failed: failures.length,
      failures,
    }))
    .reduce(add, NONE);
}

/** Reads the report of a runner; returns an empty object when it is missing. */
export function readReport(file: string): object {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
}

/** Adds a failure when a runner exited with an error code without a failed test. */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? add(counts, FAILED) : counts;
}
