import { existsSync, readFileSync } from 'node:fs';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests by file and name, with the first line of the message. */
  failures: string[];
  /** Tests that failed and passed on retry, in the same format. */
  repeated: string[];
};

export type FileResult = { file: string; passed: number; skipped: number; failures: string[] };

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

const hasFailed = ({ failures }: FileResult): boolean => failures.length > 0;

/** Returns the failed files; errors outside of test files have none. */
export function failedFiles(files: FileResult[]): string[] {
  return files.filter((one) => one.file && hasFailed(one)).map(({ file }) => file);
}

/** Combines a run with the retry of its failed files. */
export function countRepeated(first: FileResult[], second: FileResult[]): Counts {
  const repeated = new Map(second.map((one) => [one.file, one]));
  const passedNow = first.filter((one) => {
    const again = repeated.get(one.file);
    return again && !hasFailed(again);
  });
  const last = first.filter(({ file }) => !repeated.has(file)).concat(second);
  return { ...countFiles(last), repeated: passedNow.flatMap(({ failures }) => failures) };
}

/** Reads the report of a runner; returns an empty object when it is missing. */
export function readReport(file: string): object {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
}

/** Adds a failure when a runner exited with an error code without a failed test. */
export function withExitCode(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? add(counts, FAILED) : counts;
}
