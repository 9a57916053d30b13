import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { PRESSED } from '@tequiora/cms/contracts/preview.ts';
import { inParallel } from '../../lib/in-parallel.ts';
import { cachePerFile } from './cache-per-file.ts';

/** A value that no file of a release may contain, with the name of its variable. */
type Secret = { name: string; forms: Buffer[] };

// A shorter value, such as a password of a local database, also occurs in ordinary texts.
const MIN_LENGTH = 12;

/** Returns the encodings of a value in HTML, JavaScript, JSON and URLs. */
function formsOf(value: string): Buffer[] {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const forms = [value, escaped, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)];
  return [...new Set(forms)].map((form) => Buffer.from(form));
}

function toSecrets(values: Record<string, string>): Secret[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value.length < MIN_LENGTH ? [] : [{ name, forms: formsOf(value) }],
  );
}

function secretsIn(content: Buffer, secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ forms }) => forms.some((form) => content.includes(form)))
    .map(({ name }) => name);
}

/** Returns how many bytes of a chunk to search again together with the next chunk. */
function overlapOf(secrets: readonly Secret[]): number {
  const lengths = secrets.flatMap(({ forms }) => forms.map(({ length }) => length - 1));
  return Math.max(PRESSED.length - 1, ...lengths);
}

const CHUNK_BYTES = 1024 * 1024;

type FileFacts = {
  hash: string;
  bytes: number;
  leaks: string[];
  /** Whether the file contains code that edits pages. */
  hasEditing: boolean;
};

export type Inventory = Map<string, FileFacts>;

/** Creates a function that hashes files and searches them for secrets and editing code, in one pass and in chunks. */
export function createInventoryTaker(secretValues: Record<string, string>) {
  const secrets = toSecrets(secretValues);
  const overlap = overlapOf(secrets);

  const readFacts = cachePerFile(async (file): Promise<FileFacts> => {
    const hash = createHash('sha256');
    const leaks = new Set<string>();
    let hasEditing = false;
    let bytes = 0;
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      const piece = chunk as Buffer;
      hash.update(piece);
      bytes += piece.length;
      const searched = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      hasEditing ||= searched.includes(PRESSED);
      secretsIn(searched, secrets).forEach((name) => leaks.add(name));
      rest = searched.subarray(Math.max(0, searched.length - overlap));
    }
    return { hash: hash.digest('hex'), bytes, leaks: [...leaks], hasEditing };
  });

  return async (folder: string, files: readonly string[]): Promise<Inventory> => {
    const read = async (file: string) => [file, await readFacts(path.join(folder, file))] as const;
    return new Map(await inParallel(files, read));
  };
}
