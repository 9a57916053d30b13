import { writeFileSync } from 'node:fs';
import type { FailureReport } from '@tequiora/cms/contracts/site-build.ts';

/** A failure with a one-sentence explanation for staff. */
export class BuildFailure extends Error {
  readonly report: FailureReport;

  constructor(report: FailureReport) {
    super(report.message);
    this.name = 'BuildFailure';
    this.report = report;
  }
}

/** Runs a part of the build; writes the reason of a failure to a file for the publisher. */
export async function withFailureReport<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const file = process.env.BUILD_FAILURE_FILE;
    if (file && error instanceof BuildFailure) writeFileSync(file, JSON.stringify(error.report));
    throw error;
  }
}
