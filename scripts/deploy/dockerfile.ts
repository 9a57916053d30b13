import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../lib/dirs.ts';

type Instruction = { name: string; value: string };

/** Paths of the Dockerfiles, relative to the repository root. */
export const DOCKERFILES = [
  'cms/Dockerfile',
  'scripts/publisher/Dockerfile',
  'scripts/web/Dockerfile',
];

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
