import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from '../../lib/in-parallel.ts';
import { overlapOf, secretsIn, type Secret } from './secrets.ts';

const CHUNK_BYTES = 1024 * 1024;
const AT_ONCE = 8;

export type FileFacts = {
  hash: string;
  bytes: number;
  leaks: string[];
};

export type Inventory = Map<string, FileFacts>;

type Known = FileFacts & { mtimeMs: number; ino: number };

/**
 * Creates a function that hashes files and searches them for secrets, in one pass and in chunks. A file
 * that was not written since the last call is not read again.
 */
export function createInventoryTaker(secrets: readonly Secret[]) {
  const overlap = overlapOf(secrets);
  let known = new Map<string, Known>();

  async function read(file: string): Promise<Omit<FileFacts, 'bytes'>> {
    const hash = createHash('sha256');
    const leaks = new Set<string>();
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      const piece = chunk as Buffer;
      hash.update(piece);
      const searched = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      secretsIn(searched, secrets).forEach((name) => leaks.add(name));
      rest = searched.subarray(Math.max(0, searched.length - overlap));
    }
    return { hash: hash.digest('hex'), leaks: [...leaks] };
  }

  async function take(file: string): Promise<Known> {
    const { size, mtimeMs, ino } = await stat(file);
    const before = known.get(file);
    if (before?.bytes === size && before.mtimeMs === mtimeMs && before.ino === ino) return before;
    return { ...(await read(file)), bytes: size, mtimeMs, ino };
  }

  return async (folder: string, files: readonly string[]): Promise<Inventory> => {
    const found = new Map<string, Known>();
    const inventory: Inventory = new Map();
    const facts = await inParallel(AT_ONCE, files, (file) => take(path.join(folder, file)));
    files.forEach((file, index) => {
      const each = facts[index];
      if (!each) return;
      found.set(path.join(folder, file), each);
      inventory.set(file, each);
    });
    known = found;
    return inventory;
  };
}
