import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../lib/paths.ts';

export type Instruction = { name: string; value: string };

/** The files that images are built from, below the repository's root. */
export const DOCKERFILES = [
  'cms/Dockerfile',
  'scripts/publisher/Dockerfile',
  'scripts/web/Dockerfile',
];

/** The instructions of a Dockerfile, each on one line. */
export function readDockerfile(file: string): Instruction[] {
  const lines = readFileSync(path.join(ROOT_DIR, file), 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, name, value] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`${file}: ${line}`);
    return { name, value };
  });
}
