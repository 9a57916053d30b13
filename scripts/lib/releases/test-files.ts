import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes texts below a folder, by relative path. Only for tests. */
export function writeTestFiles(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}
