import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeEmptyFolders } from '../lib/remove-empty-folders.ts';
import type { Target } from './target.ts';

/** Opens a folder, for example a mount or one that another program uploads. Writes files atomically. */
export function openFolderTarget(root: string): Target {
  const at = (name: string): string => path.join(root, name);
  return {
    name: root,
    hasFlatNames: false,
    settleMs: 50,
    async read(name) {
      try {
        return await readFile(at(name), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(name, { body }) {
      await mkdir(path.dirname(at(name)), { recursive: true });
      const unfinished = `${at(name)}.${randomBytes(4).toString('hex')}.tmp`;
      try {
        await writeFile(unfinished, body);
        await rename(unfinished, at(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async remove(name) {
      await rm(at(name), { force: true });
      await removeEmptyFolders(root, path.dirname(at(name)));
    },
    close: () => undefined,
  };
}
