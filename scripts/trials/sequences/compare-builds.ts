import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltFiles } from './live-files.ts';

const NAMED = 40;
const BEFORE = 120;
const AFTER = 80;

/** Returns the first difference of two texts with its surroundings. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string): string => text.slice(Math.max(0, at - BEFORE), at + AFTER);
  return `en línea «${around(a)}», desde cero «${around(b)}»`;
}

/** Sorts page data first, since it shows the cause best. */
function byRelevance(a: string, b: string): number {
  const rank = (file: string): number => (file.endsWith('page-data.json') ? 0 : 1);
  return rank(a) - rank(b) || a.localeCompare(b);
}

/** Returns how the live release differs from a build from empty caches; undefined when they are equal. */
export function compareBuilds(live: BuiltFiles, reference: BuiltFiles): string | undefined {
  const all = new Set([...Object.keys(live.hashes), ...Object.keys(reference.hashes)]);
  const different = [...all]
    .filter((file) => live.hashes[file] !== reference.hashes[file])
    .sort(byRelevance);
  const [example] = different;
  if (example === undefined) return undefined;
  const [a = '', b = ''] = [live, reference].map(({ dir }) => {
    const file = path.join(dir, example);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  const names = different.slice(0, NAMED).join(', ');
  return `Difieren ${different.length} archivos: ${names}. El primero: ${firstDifference(a, b)}`;
}
