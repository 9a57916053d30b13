import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startChild, type Child } from '../lib/child.ts';
import { duration } from '../lib/log.ts';
import { dropCaches, syncMirror } from './mirror.ts';

const KEPT_LINES = 20;
// Frames of Gatsby's own stack: whoever reads the status learns nothing from them.
const STACK_FRAME = /^\s+(at |- \S+:\d+|\[\w+\]\/)/;
// What a build may see of the environment: its logs and caches must not hold other secrets.
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'NODE_OPTIONS'];

export type BuilderOptions = {
  rootDir: string;
  siteDir: string;
  /** DATA_DIR/build: holds the mirror and Gatsby's caches. */
  buildDir: string;
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

/** Ends a build that an earlier publisher left behind when it was killed. */
export async function endLeftBuild(pidFile: string): Promise<void> {
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!pid) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  // The number may belong to another program by now.
  if (command.includes('gatsby')) process.kill(-pid, 'SIGKILL');
  await rm(pidFile, { force: true });
}

async function follow(child: Child, limitMs: number, signal: AbortSignal): Promise<void> {
  let reason: string | undefined;
  const end = (why: string): void => {
    reason ??= why;
    void child.stop(2_000);
  };
  const timer = setTimeout(
    () => end(`La construcción pasó del límite de ${duration(limitMs)} y se detuvo.`),
    limitMs,
  );
  const onAbort = (): void => void child.stop(2_000);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    const { code } = await child.exited;
    if (code !== 0) reason ??= `Gatsby terminó con el código ${code}.`;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
  signal.throwIfAborted();
  if (!reason) return;
  const lines = child.tail().filter((line) => !STACK_FRAME.test(line));
  throw new Error([reason, ...lines.slice(-KEPT_LINES)].join('\n'));
}

/** Builds the site with Gatsby in a mirror of its sources. */
export function createBuilder(options: BuilderOptions): Build {
  const mirrorDir = path.join(options.buildDir, 'site');
  const pidFile = path.join(options.buildDir, 'gatsby.pid');
  const gatsby = path.join(options.rootDir, 'node_modules/gatsby/cli.js');
  const program = options.command ?? { command: process.execPath, args: [gatsby, 'build'] };

  return async ({ isCold, signal, onLine }) => {
    await mkdir(options.buildDir, { recursive: true });
    await endLeftBuild(pidFile);
    if (isCold) await dropCaches(mirrorDir);
    await syncMirror({ siteDir: options.siteDir, mirrorDir, rootDir: options.rootDir });
    const child = startChild({
      name: 'Gatsby',
      ...program,
      cwd: mirrorDir,
      env: {
        ...baseEnvironment(),
        ...options.environment,
        NODE_ENV: 'production',
        GATSBY_TELEMETRY_DISABLED: '1',
        CI: 'true',
        NO_COLOR: '1',
      },
      logFile: path.join(options.buildDir, 'gatsby.log'),
      onLine,
    });
    await writeFile(pidFile, String(child.pid));
    try {
      await follow(child, options.limitMs, signal);
    } finally {
      await rm(pidFile, { force: true });
    }
    return path.join(mirrorDir, 'public');
  };
}
