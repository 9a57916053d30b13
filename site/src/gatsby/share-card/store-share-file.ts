import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'static/compartir';

/**
 * Stores a JPEG under a name made of what it is drawn from, unless an earlier build did.
 * Returns its address.
 * @param fileName the last part of the address; the release check recognises a picture by it (ADR 117)
 */
export async function storeShareFile(
  sources: readonly string[],
  draw: () => Promise<Buffer>,
  publicFolder = path.resolve('public'),
  fileName?: string,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  const digest = hash.digest('hex').slice(0, 20);
  const name = [FOLDER, digest, fileName].filter(Boolean).join('/') + '.jpg';
  const file = path.join(publicFolder, name);
  if (!(await exists(file))) await save(file, await draw());
  return `/${name}`;
}

/** Queries run side by side and may ask for one file twice; a reader never sees half a file. */
async function save(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
