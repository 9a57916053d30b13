import { writeFileSync } from 'node:fs';

/** The entry of the CMS that somebody has to mend. */
export type EntryReference = { uid: string; documentId: string; name: string };

export type FailureReport = {
  message: string;
  entry?: EntryReference;
  isCmsAway?: boolean;
  /** It may be gone at the next attempt although nobody changes anything. */
  isTransient?: boolean;
};

/** A reason that can be told to staff in one sentence. */
export class BuildFailure extends Error {
  readonly report: FailureReport;

  constructor(report: FailureReport) {
    super(report.message);
    this.name = 'BuildFailure';
    this.report = report;
  }
}

/** Runs a part of the build; the reason why it fails is also left where the publisher reads it. */
export async function reportingFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const file = process.env.BUILD_FAILURE_FILE;
    if (file && error instanceof BuildFailure) writeFileSync(file, JSON.stringify(error.report));
    throw error;
  }
}
