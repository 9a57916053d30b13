import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './lib/dirs.ts';
import { print } from './lib/print.ts';

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const TEST = /(\.(test|spec)\.tsx?$)|(^|\/)(__tests__|tests|test|e2e)\//;
const GENERATED = /gatsby-types\.d\.ts$|\/generated\//;
/** Draws the pictures of the demo content. */
const DEMO_ART = /^scripts\/pictures\//;

type Lines = { source: number; tests: number };

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT_DIR, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

function isInRepository(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Returns the lines of each folder (two levels deep) in a commit. */
function countLines(commit: string): Map<string, Lines> {
  const folders = new Map<string, Lines>();
  // Each line is `COMMIT:PATH:LINES`; empty lines count too.
  for (const line of git('grep', '-Ic', '', commit, '--').split('\n')) {
    const [, file = '', count = ''] = /^[^:]+:(.+):(\d+)$/.exec(line) ?? [];
    if (!SOURCE.test(file) || GENERATED.test(file) || DEMO_ART.test(file)) continue;
    const folder = file.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
    const lines = folders.get(folder) ?? { source: 0, tests: 0 };
    lines[TEST.test(file) ? 'tests' : 'source'] += Number(count);
    folders.set(folder, lines);
  }
  return folders;
}

/** Returns the tag of the last version, or the commit that CHANGELOG.md names; undefined in a shallow clone. */
function lastVersion(): string | undefined {
  const tag = git('tag', '--sort=-creatordate').split('\n').find(Boolean);
  if (tag) return tag;
  const changes = readFileSync(path.join(ROOT_DIR, 'CHANGELOG.md'), 'utf8');
  const [, commit] = /^Commit ([\da-f]{7,40})\b/m.exec(changes) ?? [];
  return commit && isInRepository(commit) ? commit : undefined;
}

function showRow(name: string, now: Lines, before: Lines | undefined): void {
  const change = (key: keyof Lines) => {
    const difference = now[key] - (before?.[key] ?? 0);
    return before ? ` (${difference >= 0 ? '+' : ''}${difference})` : '';
  };
  const cell = (key: keyof Lines) => `${now[key]}${change(key)}`.padStart(16);
  print(`${name.padEnd(22)}${cell('source')}${cell('tests')}`);
}

function sum(folders: Map<string, Lines>): Lines {
  const all = [...folders.values()];
  return {
    source: all.reduce((total, { source }) => total + source, 0),
    tests: all.reduce((total, { tests }) => total + tests, 0),
  };
}

/** `npm run size`: lines of code per folder of the last commit, and the difference to the last version. */
function main(): void {
  const version = lastVersion();
  const now = countLines('HEAD');
  const before = version ? countLines(version) : undefined;
  print(`${'folder'.padEnd(22)}${'source'.padStart(16)}${'tests'.padStart(16)}`);
  for (const [folder, lines] of [...now].sort(([a], [b]) => a.localeCompare(b))) {
    showRow(folder, lines, before && (before.get(folder) ?? { source: 0, tests: 0 }));
  }
  showRow('total', sum(now), before && sum(before));
  if (version) print(`\nIn parentheses: the difference to ${version}.`);
}

main();
