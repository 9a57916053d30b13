import { say } from '../lib/log.ts';
import {
  countJest,
  countRepeated,
  failedFiles,
  readReport,
  withExitCode,
  type Counts,
  type JestReport,
} from './counts.ts';
import { runCommand, type Command } from './run.ts';

/** How often what failed is run once more: 0, or 1 as in CI (decision 115). */
const RETRIES = Number(process.env.TEST_RETRIES ?? 0);

/** Runs Jest, then once more the files that failed where that is asked for. */
export async function runJest(command: Command, newReport: () => string): Promise<Counts> {
  async function run(more: string[] = []) {
    const file = newReport();
    const args = [...command.args, '--json', `--outputFile=${file}`, ...more];
    const code = await runCommand({ ...command, args });
    return { code, report: readReport<JestReport>(file) };
  }

  const first = await run();
  const failed = failedFiles(first.report);
  if (RETRIES === 0 || failed.length === 0)
    return withExitCode(countJest(first.report), first.code);
  say(`\nOtra vez, por si fue el momento: ${failed.join(', ')}`);
  const second = await run(['--runTestsByPath', ...failed]);
  return withExitCode(countRepeated(first.report, second.report), second.code);
}
