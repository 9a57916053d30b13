import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'static/compartir';
/** Change it when the same sources give another picture; else builds keep the earlier files. */
const VERSION = '2';

/**
 * Stores a JPEG under a name derived from its sources, unless an earlier build did. Returns its
 * URL.
 * @param fileName the last part of the URL; the release check uses it to recognise share pictures
 * (decision 060)
 */
export async function storeShareFile(
  sources: readonly string[],
  draw: () => Promise<Buffer>,
  publicFolder = path.resolve('public'),
  fileName?: string,
): Promise<string> {
  const hash = createHash('sha256').update(VERSION);
  for (const source of sources) hash.update(source);
  const digest = hash.digest('hex').slice(0, 20);
  const name = [FOLDER, digest, fileName].filter(Boolean).join('/') + '.jpg';
  const file = path.join(publicFolder, name);
  if (!(await exists(file))) await writeAtomically(file, await draw());
  return `/${name}`;
}

/**
 * Writes atomically: concurrent queries may request one file twice, and readers must not see a
 * partial file.
 */
async function writeAtomically(file: string, content: Buffer): Promise<void> {
  const folder = path.dirname(file);
  // Not derived from `file`, whose name may already be as long as the file system allows.
  const draft = path.join(folder, `${randomUUID()}.tmp`);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
