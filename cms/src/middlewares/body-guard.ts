import type { Core } from '@strapi/strapi';

import { EMAIL_MESSAGE, isEmailAddress } from '../../contracts/email';
import { ENQUIRY_LIMITS, ENQUIRY_MESSAGES } from '../../contracts/enquiry';
import { answerError } from '../lib/error-answer';
import { isRecord } from '../lib/fields';
import { FORM_PATHS } from '../lib/form-paths';
import { normalizePath } from '../lib/request-path';
import { hasSmallBody, refuseBody } from './body-size-guard';

// They check each field themselves, in linear time, and name all problems at once.
const OWN_VALIDATION = new Set([
  '/api/enquiries',
  '/api/newsletter-subscriptions',
  ...FORM_PATHS.keys(),
]);

/** Whether `body` or its `data` holds something under the name `email` that is not an address. */
function hasBadEmail(body: unknown): boolean {
  return isRecord(body) && (isBadEmail(body) || (isRecord(body.data) && isBadEmail(body.data)));
}

function isBadEmail(fields: Record<string, unknown>): boolean {
  if (!Object.hasOwn(fields, 'email')) return false;
  const { email } = fields;
  if (email === null || email === '') return false;
  return typeof email !== 'string' || !isEmailAddress(email);
}

/**
 * Looks at the parsed body before any code of Strapi does. Its e-mail check (yup 0.32) takes
 * exponential time on some short strings, so that one request stops the whole process: only what
 * passes our own linear check may reach it. And a body sent in chunks shows its size only here.
 */
const bodyGuard: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    const { body } = ctx.request;
    if (hasSmallBody(ctx) && Buffer.byteLength(JSON.stringify(body ?? '')) > ENQUIRY_LIMITS.body) {
      refuseBody(ctx);
      return undefined;
    }
    if (OWN_VALIDATION.has(normalizePath(ctx.path)) || !hasBadEmail(body)) return next();
    answerError(ctx, {
      status: 400,
      name: 'ValidationError',
      message: ENQUIRY_MESSAGES.invalid,
      problems: [{ path: ['email'], message: EMAIL_MESSAGE }],
    });
    return undefined;
  };
};

export default bodyGuard;
