import { CATALOGUE_LIMITS, PICTURE_MESSAGES } from '../../../contracts/catalogue';
import { normaliseLine } from '../../../contracts/text';
import type { Context } from '../../lib/context';
import { isRecord } from '../../lib/fields';
import { invalidField } from '../../lib/refusal';
import type { UploadedFile } from './check-pictures';

function readFile({ query, request }: Context): void {
  // Strapi would replace the file with that id, or file the picture under another entry.
  if (Object.keys(query).length > 0) throw invalidField(['files'], PICTURE_MESSAGES.fields);
  const files = request.files ?? {};
  const names = Object.keys(files);
  const file = files.files as UploadedFile | UploadedFile[] | undefined;
  if (names.length !== 1 || !file || Array.isArray(file) || file.size === 0) {
    throw invalidField(['files'], PICTURE_MESSAGES.one);
  }
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
  const text = typeof alternativeText === 'string' ? normaliseLine(alternativeText) : undefined;
  const { max } = CATALOGUE_LIMITS.alternativeText;
  if (text === undefined || text.length > max) {
    throw invalidField(['alternativeText'], PICTURE_MESSAGES.alternativeText);
  }
  return text;
}

/**
 * Checks a form with one picture and puts it into the one form in which Strapi is to store it.
 * @throws Refusal with the field that is wrong
 */
export function readPicture(ctx: Context): void {
  readFile(ctx);
  ctx.request.body = { fileInfo: { alternativeText: readAlternativeText(ctx.request.body) } };
}
