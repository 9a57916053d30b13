import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What `npm start` writes when all of it answers, for programs that wait for it. */
export type ReadyFile = {
  pid: number;
  readyAt: string;
  site: string;
  cms: string;
  publisher: string;
  dataDir: string;
};

export function writeReadyFile(file: string, content: ReadyFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  // Whoever waits for the file must not read half of it.
  writeFileSync(`${file}.tmp`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.tmp`, file);
}

export function removeReadyFile(file: string): void {
  rmSync(file, { force: true });
}
