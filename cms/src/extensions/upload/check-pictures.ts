import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';

import { CATALOGUE_LIMITS, PICTURE_MESSAGES } from '../../../contracts/catalogue';
import { type PictureType, readPictureType } from './picture-type';

/** A file of a form, or from an address, as it lies in the temporary folder. */
export type UploadedFile = {
  filepath: string;
  size: number;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
};
type Pictures = {
  getDimensions(file: UploadedFile): Promise<{ width: number | null; height: number | null }>;
  isFaultyImage(file: UploadedFile): Promise<boolean>;
};

const NAME_USED = 80;

/** A file name that says what the file is, and nothing that a disk or an address trips over. */
function nameFor({ originalFilename }: UploadedFile, { extension }: PictureType): string {
  const base = (originalFilename ?? '').normalize('NFC').replace(/\.[^.]*$/, '');
  const safe = base.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${safe.slice(0, NAME_USED) || 'imagen'}${extension}`;
}

/** Pixels that a picture unfolds to, from its head alone; 0 when it cannot be read. */
async function countPixels(pictures: Pictures, file: UploadedFile): Promise<number> {
  try {
    const { width, height } = await pictures.getDimensions(file);
    return (width ?? 0) * (height ?? 0);
  } catch (error) {
    // The library has a limit of its own, far above ours.
    return /pixel limit/i.test(String(error)) ? Infinity : 0;
  }
}

async function whyNot(pictures: Pictures, file: UploadedFile): Promise<string | undefined> {
  const name = file.originalFilename ?? 'archivo';
  const type = await readPictureType(file.filepath);
  if (type === 'heic') return PICTURE_MESSAGES.heic(name);
  if (!type) return PICTURE_MESSAGES.type(name);
  const pixels = await countPixels(pictures, file);
  if (pixels > CATALOGUE_LIMITS.picturePixels) return PICTURE_MESSAGES.pixels(name);
  if (!pixels || (await pictures.isFaultyImage(file))) return PICTURE_MESSAGES.damaged(name);
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
