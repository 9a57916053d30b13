import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { createMeter } from './create-meter.ts';
import type { FileFacts } from './manifest.ts';

const MODE = 0o600;

export type ArchiveWriter = {
  /** Adds a file from disk up to its current length; returns the length and hash of what was read. */
  addFile: (name: string, file: string) => Promise<FileFacts>;
  addText: (name: string, text: string) => Promise<void>;
};

async function addFile(tar: Pack, name: string, file: string): Promise<FileFacts> {
  const { size, mtime } = await stat(file);
  const { meter, facts } = createMeter();
  // Throws when the archive has failed; a file opened before would stay open.
  const entry = tar.entry({ name, size, mtime, mode: MODE });
  const content = size > 0 ? createReadStream(file, { end: size - 1 }) : [];
  await pipeline(content, meter, entry);
  return facts();
}

/**
 * Writes a compressed archive that only its owner can read; `fill` adds the files. Resolves with the
 * result of `fill` once the whole archive is in the file.
 */
export async function writeArchive<T>(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<T>,
): Promise<T> {
  const tar = pack();
  const output = pipeline(tar, createGzip(), createWriteStream(file, { mode: MODE }));
  const filling = fill({
    addFile: (name, source) => addFile(tar, name, source),
    addText: (name, text) =>
      new Promise((resolve, reject) => {
        tar.entry({ name, mode: MODE }, text, (error) => (error ? reject(error) : resolve()));
      }),
  });
  filling.then(
    () => tar.finalize(),
    () => tar.destroy(),
  );
  // A full disk ends the pipeline; `fill` would then wait for ever for a drain event.
  await Promise.race([filling, output]);
  const result = await filling;
  await output;
  return result;
}
