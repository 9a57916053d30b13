import { isUtf8 } from 'node:buffer';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';

import path from 'node:path';

import { promisify } from 'node:util';

import { errors } from '@strapi/utils';
import sharp, { type Metadata } from 'sharp';
import {
  CATALOGUE_LIMITS,
  DOCUMENT_MESSAGES,
  PICTURE_MESSAGES,
  VIDEO_MESSAGES,
} from '../../../contracts/catalogue';
import { createMutex } from '../../platform/async/mutex';
import { safeFileName } from '../../platform/values/safe-file-name';
import { copyrightExif, readCopyright } from './copyright';
import { type FileType, JPEG, readFileType } from './file-type';
import { preparePicture } from './prepare-picture';
import { prepareVideo } from './prepare-video';
import { addToJpeg } from './strip-metadata';

/** A file in the temporary folder, from a form or a URL. */
export type UploadedFile = {
  filepath: string;
  size: number;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};

class Refusal extends Error {}

/** Reads a picture's header, without decoding it; `undefined` if it cannot be read. */
async function readMetadata(filepath: string, isHeic: boolean): Promise<Metadata | undefined> {
  try {
    // Telephones store HEIC photos as up to 50 tiles; sharp's default limit is 16.
    return await sharp(filepath, { limitInputPixels: false, unlimited: isHeic }).metadata();
  } catch {
    return undefined;
  }
}

async function receivePicture(name: string, filepath: string, type: FileType, folder: string) {
  const isHeic = type.kind === 'heic';
  const metadata = await readMetadata(filepath, isHeic);
  if (!metadata) throw new Refusal(PICTURE_MESSAGES.damaged(name));
  const { width, height, pages: frames = 1 } = metadata;
  const limit = isHeic ? CATALOGUE_LIMITS.heicPixels : CATALOGUE_LIMITS.picturePixels;
  if (width * height * (isHeic ? 1 : frames) > limit) {
    throw new Refusal(PICTURE_MESSAGES.pixels(name, { width, height, frames }, limit));
  }
  try {
    if (!isHeic) return await preparePicture(filepath, type, metadata, folder);
    return { filepath: await convertHeic(filepath, metadata, folder), type: JPEG };
  } catch {
    throw new Refusal(PICTURE_MESSAGES.damaged(name));
  }
}

/**
 * Checks a file that is no picture, and returns the path of what is stored.
 * @throws Refusal
 */
async function receiveOther(
  name: string,
  filepath: string,
  { kind }: FileType,
  folder: string,
): Promise<string> {
  if (kind === 'video') {
    const video = await prepareVideo(filepath, folder);
    if ('filepath' in video) return video.filepath;
    throw new Refusal(VIDEO_MESSAGES[video.problem](name));
  }
  const problem =
    kind === 'captions'
      ? await describeCaptionsProblem(name, filepath)
      : await describePdfProblem(name, filepath);
  if (problem !== undefined) throw new Refusal(problem);
  return filepath;
}

async function describeCaptionsProblem(
  name: string,
  filepath: string,
): Promise<string | undefined> {
  const file = await readFile(filepath);
  const isText = isUtf8(file) && !file.includes(0);
  return isText && file.length <= CATALOGUE_LIMITS.captionsBytes
    ? undefined
    : VIDEO_MESSAGES.captions(name);
}

/** @throws Refusal */
async function receiveFile(file: UploadedFile, folder: string): Promise<void> {
  const { filepath, size } = file;
  const name = file.originalFilename ?? 'archivo';
  const type = await readFileType(filepath);
  if (size > CATALOGUE_LIMITS.pictureBytes) {
    const { weight } = type?.kind === 'video' ? VIDEO_MESSAGES : PICTURE_MESSAGES;
    throw new Refusal(weight(name, size));
  }
  if (!type) throw new Refusal(PICTURE_MESSAGES.type(name));
  const isPicture = type.kind === 'picture' || type.kind === 'heic';
  const received = isPicture
    ? await receivePicture(name, filepath, type, folder)
    : { filepath: await receiveOther(name, filepath, type, folder), type };
  const { size: bytes } = await stat(received.filepath);
  if (isPicture && bytes > CATALOGUE_LIMITS.storedBytes) {
    throw new Refusal(PICTURE_MESSAGES.heavy(name));
  }
  const { mime, extension } = received.type;
  Object.assign(file, {
    filepath: received.filepath,
    size: bytes,
    mimetype: mime,
    detectedMimeType: mime,
    originalFilename: safeFileName(name, extension),
  });
}

async function receiveAll(files: readonly UploadedFile[], folder: string): Promise<void> {
  const problems: string[] = [];
  for (const [index, file] of files.entries()) {
    try {
      await receiveFile(file, await mkdtemp(path.join(folder, `${index}-`)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length === 0) return;
  throw new errors.ValidationError(problems.join(' '), {
    errors: problems.map((message) => ({ path: ['files'], message, name: 'ValidationError' })),
  });
}

/**
 * Accepts pictures and videos that the site can show, captions and PDF documents, by their content. Passes
 * them on as they are to be stored: pictures and videos are prepared, types and extensions are those of the
 * content. The uploaded files are not changed. One call at a time.
 * @throws ValidationError with a message for each rejected file
 */
export function receiveFiles<Result>(
  files: readonly UploadedFile[],
  store: () => Promise<Result>,
): Promise<Result> {
  return runExclusive(() => receive(files, store));
}

// Preparing a picture within the limits takes up to 650 MB.
const runExclusive = createMutex();

async function receive<Result>(
  files: readonly UploadedFile[],
  store: () => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'received-'));
  const paths = files.map(({ filepath }) => filepath);
  try {
    await receiveAll(files, folder);
    return await store();
  } finally {
    for (const [index, filepath] of paths.entries())
      Object.assign(files[index] ?? {}, { filepath });
    await rm(folder, { recursive: true, force: true });
  }
}

const TAIL_BYTES = 1024;
// Long enough not to occur in compressed data by chance.
const ACTIVE_PARTS = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'];

/**
 * Returns why a PDF is refused. Its header has been read. Parts within compressed objects are not
 * found; viewers isolate them, and browsers only download the file.
 */
async function describePdfProblem(name: string, filepath: string): Promise<string | undefined> {
  const file = await readFile(filepath);
  if (file.length > CATALOGUE_LIMITS.documentBytes) {
    return DOCUMENT_MESSAGES.weight(name, file.length);
  }
  const tail = file.subarray(-TAIL_BYTES);
  if (!tail.includes('%%EOF') || !file.includes('startxref'))
    return DOCUMENT_MESSAGES.damaged(name);
  const isActive = ACTIVE_PARTS.some((part) => file.includes(part));
  return isActive ? DOCUMENT_MESSAGES.active(name) : undefined;
}

const PROGRAM = path.join(__dirname, 'heic-process.js');
const TIMEOUT_MS = 2 * 60_000;

const run = promisify(execFile);

/**
 * Converts a HEIC photo to an upright JPEG within the limits for stored pictures, with its colour
 * profile and copyright note. sharp has no HEVC decoder.
 * @returns the path of the JPEG
 * @throws Error when the photo cannot be decoded
 */
async function convertHeic(filepath: string, metadata: Metadata, folder: string): Promise<string> {
  const target = path.join(folder, 'photo.jpg');
  const { storedPixels, storedSide } = CATALOGUE_LIMITS;
  const inputs = [PROGRAM, filepath, target, String(storedPixels), String(storedSide)];
  await run(process.execPath, inputs, { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: {} });
  const jpeg = await readFile(target);
  await writeFile(target, addToJpeg(jpeg, copyrightExif(readCopyright(metadata)), metadata.icc));
  return target;
}
