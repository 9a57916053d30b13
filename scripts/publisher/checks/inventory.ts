import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { inParallel } from '../../lib/in-parallel.ts';
import { cachePerFile } from './cache-per-file.ts';
import { overlapOf, secretsIn, toSecrets } from './secrets.ts';

const CHUNK_BYTES = 1024 * 1024;

type FileFacts = {
  hash: string;
  bytes: number;
  leaks: string[];
};

export type Inventory = Map<string, FileFacts>;

/** Creates a function that hashes files and searches them for secrets, in one pass and in chunks. */
export function createInventoryTaker(secretValues: Record<string, string>) {
  const secrets = toSecrets(secretValues);
  const overlap = overlapOf(secrets);

  const readFacts = cachePerFile(async (file): Promise<FileFacts> => {
    const hash = createHash('sha256');
    const leaks = new Set<string>();
    let bytes = 0;
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      const piece = chunk as Buffer;
      hash.update(piece);
      bytes += piece.length;
      const searched = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      secretsIn(searched, secrets).forEach((name) => leaks.add(name));
      rest = searched.subarray(Math.max(0, searched.length - overlap));
    }
    return { hash: hash.digest('hex'), bytes, leaks: [...leaks] };
  });

  return async (folder: string, files: readonly string[]): Promise<Inventory> => {
    const read = async (file: string) => [file, await readFacts(path.join(folder, file))] as const;
    return new Map(await inParallel(files, read));
  };
}
