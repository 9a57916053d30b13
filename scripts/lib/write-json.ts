import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file that other programs read; they never see a partial one. */
export function writeJson(file: string, content: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.tmp`, file);
}
