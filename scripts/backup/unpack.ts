import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { messageOf, UserError } from '../lib/user-error.ts';
import { createMeter } from './create-meter.ts';
import { MANIFEST_NAME, parseManifest, type FileFacts, type Manifest } from './manifest.ts';

const ENTRY = /^(database\/[a-z0-9_]+\.jsonl|uploads\/[^\\\0]+)$/i;

export const rowsName = (table: string): string => `database/${table}.jsonl`;
export const uploadName = (file: string): string => `uploads/${file}`;

function isKnownEntry(name: string): boolean {
  return ENTRY.test(name) && path.posix.normalize(name) === name;
}

async function writeEntry(entry: Readable, file: string): Promise<FileFacts> {
  const { meter, facts } = createMeter();
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(entry, meter, createWriteStream(file));
  return facts();
}

/** Returns the names of entries that differ between the manifest and the archive. */
function differences({ tables, files }: Manifest, found: Map<string, FileFacts>): string[] {
  const listed = new Map<string, FileFacts>([
    ...Object.entries(tables).map(([name, facts]) => [rowsName(name), facts] as const),
    ...Object.entries(files).map(([name, facts]) => [uploadName(name), facts] as const),
  ]);
  const isSame = (name: string) => listed.get(name)?.sha256 === found.get(name)?.sha256;
  return [...new Set([...listed.keys(), ...found.keys()])].filter((name) => !isSame(name));
}

async function read(file: string, folder: string): Promise<Manifest> {
  const archive = extract();
  const input = pipeline(createReadStream(file), createGunzip(), archive);
  // The loop below throws the same error.
  input.catch(() => undefined);
  const found = new Map<string, FileFacts>();
  let manifest: Manifest | undefined;
  for await (const entry of archive) {
    const { name } = entry.header;
    const content = entry as unknown as Readable;
    if (name === MANIFEST_NAME) manifest = parseManifest(await text(content));
    else if (!isKnownEntry(name)) throw new UserError('No es un respaldo de este producto.');
    else found.set(name, await writeEntry(content, path.join(folder, name)));
  }
  await input;
  if (!manifest) throw new UserError('El respaldo está incompleto.');
  const wrong = differences(manifest, found);
  if (wrong.length === 0) return manifest;
  throw new UserError(
    `El respaldo está dañado: ${wrong.slice(0, 5).join(', ')}${wrong.length > 5 ? '…' : ''}`,
  );
}

/** @throws UserError when the file is missing or not readable */
async function assertReadable(file: string): Promise<void> {
  try {
    await access(file, constants.R_OK);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UserError(
      isMissing ? `No existe el respaldo ${file}.` : `No se puede leer el respaldo ${file}.`,
      'Revisa su nombre y sus permisos, y repite la orden. No se cambió nada.',
    );
  }
}

/**
 * Unpacks a backup into an empty folder and checks that it is complete.
 * @throws UserError when it is incomplete or damaged
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  await assertReadable(file);
  try {
    return await read(file, folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    const reason =
      error instanceof UserError ? error.message : 'No es un respaldo, o está cortado.';
    throw new UserError(
      `No se puede restaurar ${file}. ${reason}`,
      `${error instanceof UserError ? '' : `(${messageOf(error)}) `}No se cambió nada. Usa otra copia.`,
    );
  }
}
