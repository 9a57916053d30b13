import { CATALOGUE_LIMITS, PICTURE_MESSAGES } from '../../../contracts/catalogue';
import type { Context } from '../../lib/context';
import { isRecord } from '../../lib/fields';
import { invalidField } from '../../lib/refusal';
import { cleanText, hasForbiddenCharacters } from '../../lib/text';
import { type PictureType, readPictureType } from './picture-type';

/** A file of a form, as the form parser left it in the temporary folder. */
export type UploadedFile = {
  filepath: string;
  size: number;
  originalFilename?: string | null;
  mimetype?: string | null;
};
type Measure = (file: UploadedFile) => Promise<{ width: number | null; height: number | null }>;

const NAME_USED = 80;

function readFile({ query, request }: Context): UploadedFile {
  // Strapi would replace the file with that id, or file the picture under another entry.
  if (Object.keys(query).length > 0) throw invalidField(['files'], PICTURE_MESSAGES.fields);
  const files = request.files ?? {};
  const names = Object.keys(files);
  const file = files.files as UploadedFile | UploadedFile[] | undefined;
  if (names.length !== 1 || !file || Array.isArray(file) || file.size === 0) {
    throw invalidField(['files'], PICTURE_MESSAGES.one);
  }
  if (file.size > CATALOGUE_LIMITS.pictureBytes) {
    throw invalidField(['files'], PICTURE_MESSAGES.bytes);
  }
  return file;
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}

/** What a form says about its picture. @throws Refusal when it says anything else */
export function readAlternativeText(body: unknown): string {
  const { fileInfo = '{}', ...others } = isRecord(body) ? body : {};
  const info = parseJson(fileInfo);
  if (!isRecord(info) || Object.keys(others).length > 0) {
    throw invalidField(['fileInfo'], PICTURE_MESSAGES.fields);
  }
  const { alternativeText = '', ...unknown } = info;
  if (Object.keys(unknown).length > 0) throw invalidField(['fileInfo'], PICTURE_MESSAGES.fields);
  const text = typeof alternativeText === 'string' ? cleanText(alternativeText) : undefined;
  const { max } = CATALOGUE_LIMITS.alternativeText;
  if (text === undefined || text.length > max || hasForbiddenCharacters(text)) {
    throw invalidField(['alternativeText'], PICTURE_MESSAGES.alternativeText);
  }
  return text;
}

/** A file name that says what the file is, and nothing that a disk or an address trips over. */
function nameFor({ originalFilename }: UploadedFile, { extension }: PictureType): string {
  const base = (originalFilename ?? '').normalize('NFC').replace(/\.[^.]*$/, '');
  const safe = base.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${safe.slice(0, NAME_USED) || 'imagen'}${extension}`;
}

/** Pixels that a picture unfolds to; 0 when it cannot be read. */
async function countPixels(file: UploadedFile, measure: Measure): Promise<number> {
  try {
    const { width, height } = await measure(file);
    return (width ?? 0) * (height ?? 0);
  } catch (error) {
    // The library has a limit of its own, far above ours.
    return /pixel limit/i.test(String(error)) ? Infinity : 0;
  }
}

/**
 * Checks a form with one picture and puts it into the one form in which Strapi is to store it.
 * @param measure reads the dimensions from the head of the file, without decoding it
 * @throws Refusal with the field that is wrong
 */
export async function readPicture(ctx: Context, measure: Measure): Promise<void> {
  const file = readFile(ctx);
  const alternativeText = readAlternativeText(ctx.request.body);
  const type = await readPictureType(file.filepath);
  if (!type) throw invalidField(['files'], PICTURE_MESSAGES.type);
  const pixels = await countPixels(file, measure);
  if (!pixels) throw invalidField(['files'], PICTURE_MESSAGES.damaged);
  if (pixels > CATALOGUE_LIMITS.picturePixels) {
    throw invalidField(['files'], PICTURE_MESSAGES.pixels);
  }
  file.mimetype = type.mime;
  file.originalFilename = nameFor(file, type);
  ctx.request.body = { fileInfo: { alternativeText } };
}
