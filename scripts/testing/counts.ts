export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests by file and name, with the first line of the message. */
  failures: string[];
};

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
