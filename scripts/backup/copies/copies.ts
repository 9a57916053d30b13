import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import {
  BACKUP_RECORD_FILES,
  type CopyRecord,
  type SentCopy,
} from '@tequiora/cms/contracts/backups.ts';
import type { Variables } from '../../lib/env.ts';
import { printError } from '../../lib/print.ts';
import { step } from '../../lib/steps.ts';
import { messageOf, UserError } from '../../lib/user-error.ts';
import { writeJson } from '../../lib/write-json.ts';
import { explainFailure } from '../explain-failure.ts';
import { withWorkspace } from '../workspace.ts';
import { openCopyBucket, type CopyBucket } from './bucket.ts';
import { keptCopies } from './retention.ts';

export const COPY_VARIABLES = ['BACKUP_COPY_URL', 'BACKUP_COPY_PASSPHRASE'] as const;

export type CopySettings = Pick<Variables, (typeof COPY_VARIABLES)[number]>;

/** 64 MB; age's 18 takes 256 MB, half of what the container has. */
const SCRYPT_WORK_FACTOR = 16;

const NAME = /^tequiora-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\dZ)\.tar\.gz\.age$/;

const nameOf = (time: Date): string =>
  `tequiora-${time.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar.gz.age`;

/** Returns when a copy was made, in milliseconds; undefined for an object that is none. */
function timeOf(name: string): number | undefined {
  const [, ...parts] = NAME.exec(name) ?? [];
  const time = Date.parse(parts.join(':'));
  return Number.isNaN(time) ? undefined : time;
}

async function withBucket<T>(
  { BACKUP_COPY_URL: url }: CopySettings,
  work: (bucket: CopyBucket) => Promise<T>,
): Promise<T> {
  if (!url) {
    throw new UserError(
      'Falta BACKUP_COPY_URL: dice a dónde van las copias.',
      'Escríbela en .env con BACKUP_COPY_PASSPHRASE; .env.example las explica.',
    );
  }
  const bucket = openCopyBucket(url);
  try {
    return await work(bucket);
  } finally {
    bucket.close();
  }
}

/** Counts the bytes that pass. */
function createCounter() {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { counter, bytes: () => bytes };
}

async function encrypt(file: string, passphrase: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  const content = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const encrypted = await encrypter.encrypt(content as never);
  return Readable.fromWeb(encrypted as unknown as ReadableStream);
}

/** Stores an encrypted copy of a backup; returns its name and size in bytes. */
async function store(
  bucket: CopyBucket,
  file: string,
  passphrase: string,
): Promise<Pick<SentCopy, 'name' | 'bytes'>> {
  const name = nameOf(new Date());
  const { counter, bytes } = createCounter();
  return step(`Enviar la copia cifrada a ${bucket.address}`, async () => {
    const encrypted = await encrypt(file, passphrase);
    encrypted.on('error', (error) => counter.destroy(error));
    const stored = await bucket.store(name, encrypted.pipe(counter));
    if (stored === bytes()) return { name, bytes: stored };
    await bucket.remove(name);
    throw new UserError(`La copia ${name} llegó incompleta: ${stored} de ${bytes()} bytes.`);
  });
}

/** Removes the copies that are no longer kept; returns how many are left. */
async function removeOld(bucket: CopyBucket, newest: string): Promise<number> {
  const copies = (await bucket.list()).filter((name) => timeOf(name) !== undefined);
  const kept = keptCopies(copies.map((name) => timeOf(name) as number));
  const old = copies.filter((name) => name !== newest && !kept.has(timeOf(name) as number));
  for (const name of old) await bucket.remove(name);
  return copies.length - old.length;
}

function readRecord(file: string): CopyRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CopyRecord;
  } catch {
    return undefined;
  }
}

/**
 * Sends an encrypted copy of a backup off the machine, and records in `recordDir` how that ended, for «Salud». When old
 * copies cannot be removed, as with keys that may only write, the copy counts and `count` is null.
 * @throws UserError when it could not be sent
 */
export async function sendCopy(
  settings: CopySettings,
  { file, recordDir }: { file: string; recordDir: string },
): Promise<SentCopy> {
  const recordFile = path.join(recordDir, BACKUP_RECORD_FILES.copy);
  const finish = (last: SentCopy | undefined, problem: string | null): void => {
    const record: CopyRecord = {
      finishedAt: new Date().toISOString(),
      last: last ?? null,
      problem,
    };
    writeJson(recordFile, record);
  };
  try {
    return await withBucket(settings, async (bucket) => {
      const stored = await store(bucket, file, settings.BACKUP_COPY_PASSPHRASE);
      const sentAt = new Date().toISOString();
      const count = await removeOld(bucket, stored.name).catch((error: unknown) => {
        printError(`Las copias viejas no se pudieron quitar: ${messageOf(error)}`);
        return null;
      });
      const sent = { ...stored, sentAt, address: bucket.address, count };
      finish(sent, null);
      return sent;
    });
  } catch (error) {
    const problem = messageOf(error);
    finish(readRecord(recordFile)?.last ?? undefined, problem);
    throw error instanceof UserError
      ? error
      : new UserError(`No se pudo enviar la copia: ${problem}`, 'Revisa BACKUP_COPY_URL y la red.');
  }
}

async function decrypt(content: Readable, passphrase: string, name: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const decrypted = await decrypter.decrypt(Readable.toWeb(content) as never);
    return Readable.fromWeb(decrypted as unknown as ReadableStream);
  } catch (error) {
    throw new UserError(
      `La copia ${name} no se pudo descifrar: ${messageOf(error)}`,
      'BACKUP_COPY_PASSPHRASE debe ser la de cuando se hizo. La copia es un archivo de age: age --decrypt también lo abre.',
    );
  }
}

const LATEST = 'latest';

async function chooseCopy(bucket: CopyBucket, asked: string): Promise<string> {
  const copies = (await bucket.list()).filter((name) => timeOf(name) !== undefined).toSorted();
  const name = asked === LATEST ? copies.at(-1) : asked;
  if (name !== undefined && copies.includes(name)) return name;
  throw copies.length > 0
    ? new UserError(`En ${bucket.address} no está ${asked}.`, `Hay estas:\n${copies.join('\n')}`)
    : new UserError(
        `En ${bucket.address} no hay copias.`,
        'Haz una con npm run backup -- ARCHIVO --copy',
      );
}

/**
 * Fetches and decrypts a copy into a temporary folder of `dataDir` for as long as `work` takes.
 * @param name of the copy, or `latest`
 * @throws UserError when there is none, or the passphrase is not that of the copy
 */
export function withCopy<T>(
  settings: CopySettings,
  { name: asked, dataDir }: { name: string; dataDir: string },
  work: (file: string, name: string) => Promise<T>,
): Promise<T> {
  return withBucket(settings, async (bucket) => {
    const name = await chooseCopy(bucket, asked);
    return withWorkspace(dataDir, async (folder) => {
      const file = path.join(folder, name.replace(/\.age$/, ''));
      await step(`Traer y descifrar la copia ${name}`, () =>
        explainFailure(`No se pudo traer la copia ${name}.`, async () => {
          const content = await bucket.open(name);
          const decrypted = await decrypt(content, settings.BACKUP_COPY_PASSPHRASE, name);
          await pipeline(decrypted, createWriteStream(file, { mode: 0o600 }));
        }),
      );
      return work(file, name);
    });
  });
}
