import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

import sharp from 'sharp';

import { CATALOGUE_LIMITS, PICTURE_MESSAGES, type PictureSize } from '../../../contracts/catalogue';
import { type PictureType, readPictureType } from './picture-type';

/** A file of a form, or from an address, as it lies in the temporary folder. */
export type UploadedFile = {
  filepath: string;
  size: number;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};
type Pictures = { isFaultyImage(file: UploadedFile): Promise<boolean> };

const NAME_USED = 80;

/** A file name that says what the file is, and nothing that a disk or an address trips over. */
function nameFor({ originalFilename }: UploadedFile, { extension }: PictureType): string {
  const base = (originalFilename ?? '').normalize('NFC').replace(/\.[^.]*$/, '');
  const safe = base.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${safe.slice(0, NAME_USED) || 'imagen'}${extension}`;
}

/**
 * Reads the size that a picture unfolds to from its head alone, whatever it is; `undefined` when it
 * cannot be read.
 */
async function readSize(path: string): Promise<PictureSize | undefined> {
  try {
    // Nothing is decoded, so that the library needs no limit of its own.
    const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    return { width, height, frames: pages };
  } catch {
    return undefined;
  }
}

async function whyNot(pictures: Pictures, file: UploadedFile): Promise<string | undefined> {
  const name = file.originalFilename ?? 'archivo';
  if (file.size > CATALOGUE_LIMITS.pictureBytes) return PICTURE_MESSAGES.weight(name, file.size);
  const type = await readPictureType(file.filepath);
  if (type === 'heic') return PICTURE_MESSAGES.heic(name);
  if (!type) return PICTURE_MESSAGES.type(name);
  const size = await readSize(file.filepath);
  if (!size) return PICTURE_MESSAGES.damaged(name);
  const pixels = size.width * size.height * size.frames;
  if (pixels > CATALOGUE_LIMITS.picturePixels) return PICTURE_MESSAGES.pixels(name, size);
  if (await pictures.isFaultyImage(file)) return PICTURE_MESSAGES.damaged(name);
  file.mimetype = type.mime;
  file.detectedMimeType = type.mime;
  file.originalFilename = nameFor(file, type);
  return undefined;
}

/**
 * Lets pictures pass that the site can show, by what is in them, and names them for what they are.
 * @throws ValidationError that names each other file
 */
export async function checkPictures(
  strapi: Core.Strapi,
  files: readonly UploadedFile[],
): Promise<void> {
  const pictures: Pictures = strapi.plugin('upload').service('image-manipulation');
  const problems: string[] = [];
  for (const file of files) {
    const why = await whyNot(pictures, file);
    if (why !== undefined) problems.push(why);
  }
  if (problems.length === 0) return;
  throw new errors.ValidationError(problems.join(' '), {
    errors: problems.map((message) => ({ path: ['files'], message, name: 'ValidationError' })),
  });
}
