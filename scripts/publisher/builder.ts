import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Child } from '../lib/child.ts';
import { duration } from '../lib/log.ts';
import { explainBuildFailure } from './build-failure.ts';
import { PublishFailure } from './failure.ts';
import { openGatsbyCache } from './gatsby-cache.ts';
import { createGatsbyProgram } from './gatsby-program.ts';
import { syncMirror } from './mirror.ts';

// What a build may see of the environment: its logs and caches must not hold other secrets.
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_OPTIONS'];

export type BuilderOptions = {
  rootDir: string;
  siteDir: string;
  /** DATA_DIR/build: holds the mirror and Gatsby's caches. */
  buildDir: string;
  /** The folder of the content store (content-store.ts). */
  contentDir?: string;
  /** The variables the site's build reads. */
  environment: Record<string, string>;
  limitMs: number;
  command?: { command: string; args: string[] };
};

export type BuildRequest = {
  isCold: boolean;
  signal: AbortSignal;
  onLine: (line: string) => void;
};

/** Answers the folder with the finished pages; rejects with the reason otherwise. */
export type Build = (request: BuildRequest) => Promise<string>;

function baseEnvironment(): Record<string, string> {
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself in between.
  }
}

function pidFileIn(buildDir: string): string {
  return path.join(buildDir, 'gatsby.pid');
}

/** Ends a build that an earlier publisher left behind when it was killed. */
export async function endLeftBuild(buildDir: string): Promise<void> {
  const pidFile = pidFileIn(buildDir);
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!pid) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  // The number may belong to another program by now.
  if (command.includes('gatsby')) killGroup(pid);
  await rm(pidFile, { force: true });
}

/** Waits for the end of a build and answers its exit code; ends it at the limit or on demand. */
async function follow(child: Child, limitMs: number, signal: AbortSignal): Promise<number | null> {
  let isOverdue = false;
  const end = (): void => void child.stop(2_000);
  const timer = setTimeout(() => {
    isOverdue = true;
    end();
  }, limitMs);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  try {
    const { code } = await child.exited;
    signal.throwIfAborted();
    if (!isOverdue) return code;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  throw new PublishFailure(
    { message: `La construcción pasó del límite de ${duration(limitMs)} y se detuvo.` },
    child.tail().join('\n'),
  );
}

export type Builder = {
  build: Build;
  /** Makes the next build start sooner. */
  prepare: () => void;
  /** Ends what was prepared; then nothing writes in the folder any more. */
  end: () => Promise<void>;
};

/** Builds the site with Gatsby in a mirror of its sources. */
export function createBuilder(options: BuilderOptions): Builder {
  const { buildDir, siteDir, rootDir } = options;
  const mirrorDir = path.join(buildDir, 'site');
  const pidFile = pidFileIn(buildDir);
  const reportFile = path.join(buildDir, 'failure.json');
  const cache = openGatsbyCache(mirrorDir);
  const gatsby = createGatsbyProgram({
    rootDir,
    mirrorDir,
    logFile: path.join(buildDir, 'gatsby.log'),
    command: options.command,
    env: {
      ...baseEnvironment(),
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

  async function build({ isCold, signal, onLine }: BuildRequest): Promise<string> {
    await mkdir(buildDir, { recursive: true });
    await endLeftBuild(buildDir);
    await rm(reportFile, { force: true });
    const isOtherSite = await syncMirror({ siteDir, mirrorDir, rootDir });
    if (isOtherSite || isCold || cache.isBroken()) await gatsby.discard();
    await cache.begin({ isCold, isOtherSite });
    const child = gatsby.start(onLine);
    await writeFile(pidFile, String(child.pid));
    try {
      const code = await follow(child, options.limitMs, signal);
      if (code !== 0) throw await explainBuildFailure(reportFile, code, child.tail());
    } finally {
      await rm(pidFile, { force: true });
    }
    await cache.finish();
    return path.join(mirrorDir, 'public');
  }

  return {
    build,
    prepare: () => (cache.isBroken() ? undefined : gatsby.prepare()),
    end: () => gatsby.discard(),
  };
}
