import { PICTURE_MESSAGES } from '../../../contracts/catalogue';
import { isRecord } from '../../../contracts/is-record';
import type { Context } from '../../platform/http/context';
import { invalidField } from '../../platform/http/errors';
import { readAlternativeText } from './read-picture';

const FILE_ID = /^[1-9]\d{0,8}$/;

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
