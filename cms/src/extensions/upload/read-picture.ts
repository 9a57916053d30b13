import { CATALOGUE_LIMITS, PICTURE_MESSAGES } from '../../../contracts/catalogue';
import { isRecord } from '../../../contracts/is-record';
import { normaliseLine } from '../../../contracts/text';
import type { Context } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { readFileType } from './file-type';
import type { UploadedFile } from './receive-files';

const FILE_ID = /^[1-9]\d{0,8}$/;

/** @throws HttpError unless the form has exactly one file, which is a picture and not empty */
async function checkFile({ query, request }: Context): Promise<void> {
  // With query parameters Strapi would replace another file or attach the picture to an entry.
  if (Object.keys(query).length > 0) throw invalidField(['files'], PICTURE_MESSAGES.fields);
  const files = request.files ?? {};
  const names = Object.keys(files);
  const file = files.files as UploadedFile | UploadedFile[] | undefined;
  if (names.length !== 1 || !file || Array.isArray(file) || file.size === 0) {
    throw invalidField(['files'], PICTURE_MESSAGES.one);
  }
  const type = await readFileType(file.filepath);
  if (!type || type.kind === 'picture' || type.kind === 'heic') return;
  throw invalidField(['files'], PICTURE_MESSAGES.only(file.originalFilename ?? 'archivo'));
}

function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}

/**
 * Returns the alternative text in a form.
 * @throws HttpError when the text is invalid or the form has other fields
 */
function readAlternativeText(body: unknown): string {
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
 * Validates a form with one picture and reduces its body to `fileInfo`.
 * @throws HttpError naming the invalid field
 */
export async function readPicture(ctx: Context): Promise<void> {
  await checkFile(ctx);
  ctx.request.body = { fileInfo: { alternativeText: readAlternativeText(ctx.request.body) } };
}

/**
 * Validates a form that changes the description of a stored picture and reduces it to `fileInfo`.
 * @throws HttpError naming the invalid field
 */
export function readDescription(ctx: Context): void {
  const { id, ...others } = ctx.query;
  const { files = {} } = ctx.request;
  const body: unknown = ctx.request.body;
  const isOne = typeof id === 'string' && FILE_ID.test(id) && Object.keys(others).length === 0;
  if (!isOne || Object.keys(files).length > 0 || !isRecord(body) || !('fileInfo' in body)) {
    throw invalidField(['files'], PICTURE_MESSAGES.fields);
  }
  ctx.request.body = { fileInfo: { alternativeText: readAlternativeText(body) } };
}
