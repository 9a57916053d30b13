import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

type FileFilter = (relativePath: string, isDirectory: boolean) => boolean;

/** Lists all files below a folder as sorted relative POSIX paths; `keep` filters folders and files. */
export async function listFiles(root: string, keep: FileFilter = () => true): Promise<string[]> {
  const found: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries) {
      const relative = folder ? `${folder}/${entry.name}` : entry.name;
      if (!keep(relative, entry.isDirectory())) continue;
      if (entry.isDirectory()) await visit(relative);
      else if (entry.isFile()) found.push(relative);
    }
  };
  await visit('');
  return found.sort();
}

export function hashText(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns one hash of the names and contents of a folder's files and of extra texts. */
export async function hashTree(
  root: string,
  keep: FileFilter,
  extra: string[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  for (const text of extra) hash.update(`${text.length}:${text}\0`);
  for (const file of await listFiles(root, keep)) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}
