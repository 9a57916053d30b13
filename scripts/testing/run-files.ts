import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countFiles, readReport, withExitCode, type Counts, type FileResult } from './counts.ts';

type Runner = {
  /** Runs all files, writes a report and returns the exit code. */
  run: (report: string) => Promise<number>;
  read: (report: object) => FileResult[];
};

/** Runs a test runner and counts the results of its report. */
export async function runFiles({ run, read }: Runner): Promise<Counts> {
  const report = path.join(mkdtempSync(path.join(tmpdir(), 'tequiora-reports-')), 'report.json');
  const code = await run(report);
  return withExitCode(countFiles(read(readReport(report))), code);
}
