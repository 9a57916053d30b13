import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Written by `npm start` when all programs respond, for other programs that wait for it. */
type ReadyFile = {
  pid: number;
  readyAt: string;
  site: string;
  cms: string;
  publisher: string;
  dataDir: string;
};

export function writeReadyFile(file: string, content: ReadyFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Readers must not see a partial file.
  writeFileSync(`${file}.tmp`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.tmp`, file);
}

export function removeReadyFile(file: string): void {
  rmSync(file, { force: true });
}
