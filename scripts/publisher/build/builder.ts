import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@tequiora/cms/contracts/is-record.ts';
import type { FailureReport } from '@tequiora/cms/contracts/site-build.ts';
import { type Child, type ChildExit, killGroup } from '../../lib/child.ts';
import { syncMirror } from '../../lib/mirror.ts';
import { duration } from '../../lib/print.ts';
import { CmsUnavailable } from '../../lib/read-snapshot.ts';
import { type Problem, PublishFailure } from '../failures/failure.ts';
import { createGatsbyProgram } from './gatsby-program.ts';
import { openQuietTimes, stallLimitMs } from './quiet-times.ts';
import { watchProgress } from './watch-progress.ts';

// Allow-list of inherited variables: the logs and caches of a build must not hold other secrets.
const INHERITED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'NODE_OPTIONS'];

type BuilderOptions = {
  rootDir: string;
  siteDir: string;
  /** DATA_DIR/build, with the mirror and Gatsby's caches. */
  buildDir: string;
  contentDir?: string;
  environment: Record<string, string>;
  limitMs: number;
  /** Replaces the limit of a build without progress, which follows from the quiet times of good builds. */
  stallMs?: number;
  /** Called with each line that a build prints. */
  onLine?: (line: string) => void;
  command?: { command: string; args: string[] };
};

export type BuildRequest = {
  isCold: boolean;
  signal: AbortSignal;
};

/** Resolves with the folder of the finished pages; rejects with the reason of a failure. */
export type Build = (request: BuildRequest) => Promise<string>;

function pidFileIn(buildDir: string): string {
  return path.join(buildDir, 'gatsby.pid');
}

export async function killOrphanedBuild(buildDir: string): Promise<void> {
  const pidFile = pidFileIn(buildDir);
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!pid) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  // The pid may have been reused by another program.
  if (command.includes('gatsby')) killGroup(pid, 'SIGKILL');
  await rm(pidFile, { force: true });
}

type Limits = { limitMs: number; stallMs: number };

type Followed = { exit: ChildExit; longestQuietMs: number };

/** Waits for a build and returns how it ended; stops it at its limits or when `signal` aborts. */
async function follow(
  child: Child,
  { limitMs, stallMs }: Limits,
  signal: AbortSignal,
): Promise<Followed> {
  const timeout = AbortSignal.timeout(limitMs);
  const stall = new AbortController();
  const stopWatching = watchProgress(child.pid, stallMs, () => stall.abort());
  const stopped = AbortSignal.any([signal, timeout, stall.signal]);
  const end = (): void => void child.stop(2_000);
  stopped.addEventListener('abort', end);
  if (stopped.aborted) end();
  try {
    const exit = await child.exited;
    signal.throwIfAborted();
    if (!timeout.aborted && !stall.signal.aborted) return { exit, ...stopWatching() };
  } finally {
    stopWatching();
    stopped.removeEventListener('abort', end);
  }
  const output = child.tail();
  const message = stall.signal.aborted
    ? `La construcción no avanzó en ${duration(stallMs)} y se detuvo.`
    : `La construcción pasó del límite de ${duration(limitMs)} y se detuvo.`;
  throw new PublishFailure({ message }, output.join('\n'), { output });
}

export function createBuilder(options: BuilderOptions) {
  const { buildDir, siteDir, rootDir, command, onLine } = options;
  const mirrorDir = path.join(buildDir, 'site');
  const pidFile = pidFileIn(buildDir);
  const reportFile = path.join(buildDir, 'failure.json');
  const cache = openGatsbyCache(mirrorDir);
  const quietTimes = openQuietTimes(path.join(buildDir, 'quiet-times.json'));
  const gatsby = createGatsbyProgram({
    rootDir,
    mirrorDir,
    logFile: path.join(buildDir, 'gatsby.log'),
    tempDir: path.join(buildDir, 'tmp'),
    command,
    onLine,
    env: {
      ...Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
      ...options.environment,
      NODE_ENV: 'production',
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      NO_COLOR: '1',
      BUILD_FAILURE_FILE: reportFile,
      ...(options.contentDir && { CONTENT_STORE_DIR: options.contentDir }),
      BUILD_MARK_FILE: cache.markFile,
    },
  });

  async function build({ isCold, signal }: BuildRequest): Promise<string> {
    await mkdir(buildDir, { recursive: true });
    await rm(reportFile, { force: true });
    const isOtherSite = await syncMirror({ siteDir, mirrorDir, rootDir });
    if (isOtherSite || isCold || cache.isBroken()) await gatsby.discard();
    await cache.begin({ isCold, isOtherSite });
    const stallMs =
      options.stallMs ?? stallLimitMs(await quietTimes.read(), { isCold: isCold || isOtherSite });
    const child = gatsby.start();
    await writeFile(pidFile, String(child.pid));
    let followed: Followed;
    try {
      followed = await follow(child, { limitMs: options.limitMs, stallMs }, signal);
      const { exit } = followed;
      if (exit.code !== 0) throw await explainBuildFailure(reportFile, exit, child.tail());
    } finally {
      await rm(pidFile, { force: true });
    }
    await cache.finish();
    await quietTimes.add(followed.longestQuietMs);
    return path.join(mirrorDir, 'public');
  }

  return {
    build,
    /** Starts Gatsby ahead of the next build, up to where it reads content. */
    prepare: () => (cache.isBroken() ? undefined : gatsby.prepare()),
    /** Ends the prepared Gatsby; resolves when nothing writes to the folder any more. */
    end: () => gatsby.discard(),
  };
}

// UPSTREAM: gatsby 5.16 · texts of its output
// why: a failed build has an exit code only
// test: scripts/internals.test.ts
// until: Gatsby writes a report of a failed build
//
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

function describeEnd({ code, signal }: ChildExit): string {
  return signal
    ? `Gatsby se detuvo con la señal ${signal}`
    : `Gatsby terminó con el código ${code}`;
}

function problemIn(lines: readonly string[], exit: ChildExit): Problem {
  const page = lines.map((line) => PAGE.exec(line)?.[1]).find((route) => route !== undefined);
  const message = page
    ? `La página ${page} no se pudo generar.`
    : `El sitio no se pudo construir (${describeEnd(exit)}).`;
  return { message, isCacheSuspect: true };
}

/** Explains a failed Gatsby build from the site's failure report and the last lines of output. */
async function explainBuildFailure(
  reportFile: string,
  exit: ChildExit,
  output: readonly string[],
): Promise<Error> {
  const lines = output.filter((line) => !STACK_FRAME.test(line)).slice(-KEPT_LINES);
  const report = await readReport(reportFile);
  if (report?.isCmsAway) return new CmsUnavailable(report.message);
  // The build already tried to hold back the entries that it names.
  if (report) return new PublishFailure(report, lines.join('\n'), { problems: [] });
  if (lines.some((line) => CONNECTION.test(line))) {
    return new CmsUnavailable('El CMS dejó de responder durante la construcción.');
  }
  return new PublishFailure(problemIn(output, exit), lines.join('\n'), { output });
}

// Content-addressed or validated against their sources: correct even after an interrupted build.
const SAFE_AFTER_INTERRUPTION = new Set(['webpack', 'caches', 'caches-lmdb', 'adapters']);

// A build of an earlier publisher may still write until it ends.
const REMOVED = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/**
 * Gatsby stores its nodes while it runs and what depends on them at the end. After an interrupted build
 * the stored nodes look unchanged to the next one, which then keeps old pages. So the site's build
 * creates a marker file before it stores the first node (`site/src/gatsby/defer-storage.ts`), removed
 * after a successful build; a build that finds it clears the affected caches.
 *
 * UPSTREAM: gatsby 5.16 · the folders of `.cache` and `public`, and what each of them holds
 * why: Gatsby does not notice that its last build was interrupted
 * test: site/e2e/publishing/sequences.spec.ts, scripts/internals.test.ts
 * until: Gatsby stores nodes and pages together
 */
function openGatsbyCache(mirrorDir: string) {
  const cacheDir = path.join(mirrorDir, '.cache');
  const publicDir = path.join(mirrorDir, 'public');
  const mark = path.join(path.dirname(mirrorDir), 'building');

  async function removeExcept(dir: string, kept: Set<string>): Promise<void> {
    const names = await readdir(dir).catch(() => []);
    for (const name of names.filter((each) => !kept.has(each))) {
      await rm(path.join(dir, name), REMOVED);
    }
  }

  return {
    markFile: mark,
    /** Returns whether the last build was interrupted while it stored nodes. */
    isBroken: (): boolean => existsSync(mark),
    /**
     * Call before a build. `isCold`: clears all caches, including pictures and bundles.
     * `isOtherSite`: the sources have changed, so Gatsby may store nodes at any time.
     */
    async begin({ isCold, isOtherSite }: Record<'isCold' | 'isOtherSite', boolean>): Promise<void> {
      await mkdir(path.dirname(mark), { recursive: true });
      const wasBroken = existsSync(mark);
      // Removing files can be interrupted as well.
      if (isCold || isOtherSite) await writeFile(mark, '');
      if (isCold) {
        await removeExcept(cacheDir, new Set());
        await removeExcept(publicDir, new Set());
      } else if (wasBroken) {
        await removeExcept(cacheDir, SAFE_AFTER_INTERRUPTION);
        await removeExcept(publicDir, new Set(['static']));
      }
      if (!isOtherSite) await rm(mark, { force: true });
    },
    /** Call after a successful build. */
    finish: (): Promise<void> => rm(mark, { force: true }),
  };
}
