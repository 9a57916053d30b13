import { readFile } from 'node:fs/promises';
import { isRecord } from '@tequiora/cms/contracts/is-record.ts';
import type { EntryReference, FailureReport } from '@tequiora/cms/contracts/site-build.ts';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import { PublishFailure, type Problem } from '../failures/failure.ts';

// Frames of Gatsby's own stack say nothing useful in the status.
const STACK_FRAME = /^\s+(at |- \S+:\d+|\[\w+\]\/)/;
const KEPT_LINES = 20;
const PAGE = /Building static HTML failed for path "([^"]+)"/;
const CONNECTION = /ECONNREFUSED|ECONNRESET|EPIPE|socket hang up|fetch failed|status code 50[234]/;

async function readReport(file: string): Promise<FailureReport | undefined> {
  try {
    const report: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isRecord(report) && 'message' in report ? (report as FailureReport) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the entry whose content a page shows; undefined when no entry owns the page. */
export type OwnerOf = (page: string) => EntryReference | undefined;

function problemIn(lines: readonly string[], code: number | null, ownerOf: OwnerOf): Problem {
  const page = lines.map((line) => PAGE.exec(line)?.[1]).find((route) => route !== undefined);
  const message = page
    ? `La página ${page} no se pudo generar.`
    : `El sitio no se pudo construir (Gatsby terminó con el código ${code}).`;
  return { message, entry: page === undefined ? undefined : ownerOf(page), isCacheSuspect: true };
}

/** Explains a failed Gatsby build from the site's failure report and the last lines of output. */
export async function explainBuildFailure(
  reportFile: string,
  code: number | null,
  output: readonly string[],
  ownerOf: OwnerOf,
): Promise<Error> {
  const lines = output.filter((line) => !STACK_FRAME.test(line)).slice(-KEPT_LINES);
  const report = await readReport(reportFile);
  if (report?.isCmsAway) return new CmsUnavailable(report.message);
  // The build already tried to hold back the entries that it names.
  if (report) return new PublishFailure(report, lines.join('\n'), { problems: [] });
  if (lines.some((line) => CONNECTION.test(line))) {
    return new CmsUnavailable('El CMS dejó de responder durante la construcción.');
  }
  return new PublishFailure(problemIn(output, code, ownerOf), lines.join('\n'));
}
