import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { BULK_MESSAGES } from '../../../contracts/bulk-actions';
import { isRecord } from '../../../contracts/is-record';
import { translatePanelError } from '../../platform/http/translate-panel-error';
import { describeProblem } from '../views/describe-problem';

const BAD_REQUEST = 400;
const SERVER_ERROR = 500;

/** Returns whether an error says why the CMS refuses an action; others are faults. */
export function isRefusal(error: unknown): error is Error & { details?: unknown } {
  if (error instanceof errors.HttpError) return error.status < SERVER_ERROR;
  return error instanceof errors.ApplicationError;
}

/** Returns why the CMS refuses an action on an entry, for staff. */
export function describeRefusal(strapi: Core.Strapi, uid: string, error: unknown): string {
  if (!isRefusal(error)) return BULK_MESSAGES.unexpected;
  const { details } = error;
  const problems = isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  const messages = problems
    .filter(isRecord)
    .map((problem) => describeProblem(strapi, uid, BAD_REQUEST, problem));
  if (messages.length > 0) return [...new Set(messages)].join(' ');
  return translatePanelError(BAD_REQUEST, String(error.message));
}
