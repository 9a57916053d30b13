import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { killGroup, type Child } from '../../lib/child.ts';
import { duration } from '../../lib/print.ts';
import { PublishFailure } from '../failures/failure.ts';
import { explainBuildFailure, type OwnerOf } from './build-failure.ts';
import { openGatsbyCache } from './gatsby-cache.ts';
import { createGatsbyProgram } from './gatsby-program.ts';
import { syncMirror } from './mirror.ts';

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
  /** Called with each line that a build prints. */
  onLine?: (line: string) => void;
  command?: { command: string; args: string[] };
};

export type BuildRequest = {
  isCold: boolean;
  signal: AbortSignal;
  ownerOf: OwnerOf;
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

/** Waits for a build and returns its exit code; stops it at the time limit or when `signal` aborts. */
async function follow(child: Child, limitMs: number, signal: AbortSignal): Promise<number | null> {
  const timeout = AbortSignal.timeout(limitMs);
  const stopped = AbortSignal.any([signal, timeout]);
  const end = (): void => void child.stop(2_000);
  stopped.addEventListener('abort', end);
  if (stopped.aborted) end();
  try {
    const { code } = await child.exited;
    signal.throwIfAborted();
    if (!timeout.aborted) return code;
  } finally {
    stopped.removeEventListener('abort', end);
  }
  throw new PublishFailure(
    { message: `La construcción pasó del límite de ${duration(limitMs)} y se detuvo.` },
    child.tail().join('\n'),
  );
}

export function createBuilder(options: BuilderOptions) {
  const { buildDir, siteDir, rootDir, command, onLine } = options;
  const mirrorDir = path.join(buildDir, 'site');
  const pidFile = pidFileIn(buildDir);
  const reportFile = path.join(buildDir, 'failure.json');
  const cache = openGatsbyCache(mirrorDir);
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

  async function build({ isCold, signal, ownerOf }: BuildRequest): Promise<string> {
    await mkdir(buildDir, { recursive: true });
    await rm(reportFile, { force: true });
    const isOtherSite = await syncMirror({ siteDir, mirrorDir, rootDir });
    if (isOtherSite || isCold || cache.isBroken()) await gatsby.discard();
    await cache.begin({ isCold, isOtherSite });
    const child = gatsby.start();
    await writeFile(pidFile, String(child.pid));
    try {
      const code = await follow(child, options.limitMs, signal);
      if (code !== 0) throw await explainBuildFailure(reportFile, code, child.tail(), ownerOf);
    } finally {
      await rm(pidFile, { force: true });
    }
    await cache.finish();
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
