import { errors } from '@strapi/utils';

import sharp from 'sharp';

import { CATALOGUE_LIMITS, PICTURE_MESSAGES, type PictureSize } from '../../../contracts/catalogue';
import { type PictureType, readPictureType } from './picture-type';

/** A file in the temporary folder, from a form or a URL. */
export type UploadedFile = {
  filepath: string;
  size: number;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};

const NAME_MAX = 80;

/** Returns a file name that is safe for file systems and URLs, with the detected extension. */
function nameFor({ originalFilename }: UploadedFile, { extension }: PictureType): string {
  const base = (originalFilename ?? '').normalize('NFC').replace(/\.[^.]*$/, '');
  const safe = base.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${safe.slice(0, NAME_MAX) || 'imagen'}${extension}`;
}

/** Reads the decoded size of a picture from its header; `undefined` if it cannot be read. */
async function readSize(path: string): Promise<PictureSize | undefined> {
  try {
    // No limit needed, because `metadata` does not decode the picture.
    const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    return { width, height, frames: pages };
  } catch {
    return undefined;
  }
}

/** Returns true when a picture cannot be decoded to its end. */
async function isDamaged(path: string): Promise<boolean> {
  try {
    await sharp(path).raw().toBuffer();
    return false;
  } catch {
    return true;
  }
}

async function describeProblem(file: UploadedFile): Promise<string | undefined> {
  const name = file.originalFilename ?? 'archivo';
  if (file.size > CATALOGUE_LIMITS.pictureBytes) return PICTURE_MESSAGES.weight(name, file.size);
  const type = await readPictureType(file.filepath);
  if (type === 'heic') return PICTURE_MESSAGES.heic(name);
  if (!type) return PICTURE_MESSAGES.type(name);
  const size = await readSize(file.filepath);
  if (!size) return PICTURE_MESSAGES.damaged(name);
  const pixels = size.width * size.height * size.frames;
  if (pixels > CATALOGUE_LIMITS.picturePixels) return PICTURE_MESSAGES.pixels(name, size);
  if (await isDamaged(file.filepath)) return PICTURE_MESSAGES.damaged(name);
  file.mimetype = type.mime;
  file.detectedMimeType = type.mime;
  file.originalFilename = nameFor(file, type);
  return undefined;
}

/**
 * Accepts only pictures that the site can show, by their content, and sets their type and
 * extension.
 * @throws ValidationError with a message for each rejected file
 */
export async function checkUploads(files: readonly UploadedFile[]): Promise<void> {
  const problems: string[] = [];
  for (const file of files) {
    const problem = await describeProblem(file);
    if (problem !== undefined) problems.push(problem);
  }
  if (problems.length === 0) return;
  throw new errors.ValidationError(problems.join(' '), {
    errors: problems.map((message) => ({ path: ['files'], message, name: 'ValidationError' })),
  });
}
