import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { print } from '../lib/print.ts';
import {
  countFiles,
  countRepeated,
  failedFiles,
  readReport,
  withExitCode,
  type Counts,
  type FileResult,
} from './counts.ts';

/** Number of retries of failed files: 0, or 1 in CI. */
const RETRIES = Number(process.env.TEST_RETRIES ?? 0);

type Runner = {
  /** Runs all files, or only the given ones, writes a report and returns the exit code. */
  run: (report: string, files: string[]) => Promise<number>;
  read: (report: object) => FileResult[];
};

/** Runs a test runner and retries its failed files, if enabled. */
export async function runFiles({ run, read }: Runner): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-reports-'));
  async function attempt(name: string, files: string[] = []) {
    const report = path.join(folder, `${name}.json`);
    const code = await run(report, files);
    return { code, files: read(readReport(report)) };
  }

  const first = await attempt('first');
  const failed = failedFiles(first.files);
  if (RETRIES === 0 || failed.length === 0) {
    return withExitCode(countFiles(first.files), first.code);
  }
  print(`\nOtra vez, por si fue el momento: ${failed.join(', ')}`);
  const second = await attempt('second', failed);
  return withExitCode(countRepeated(first.files, second.files), second.code);
}
