import type { Core } from '@strapi/strapi';

import { BULK_MESSAGES, MAX_BULK_ENTRIES } from '../../contracts/bulk-actions';
import { EMAIL_MESSAGE, isEmailAddress } from '../../contracts/email';
import { ENQUIRY_LIMITS, ENQUIRY_MESSAGES } from '../../contracts/enquiry';
import { isRecord } from '../../contracts/is-record';
import { invalid, invalidField, MALFORMED_MESSAGE } from '../platform/http/errors';
import { FORM_PATHS } from '../platform/http/form-paths';
import { normalizeRequestPath } from '../platform/http/request-path';
import { bodyTooLarge, hasBodyLimit } from './body-header-guard';

// These validate every field themselves in linear time and report all problems at once.
const OWN_VALIDATION = new Set([
  '/api/enquiries',
  '/api/enquiries/chats',
  '/api/newsletter-subscriptions',
  ...['search', 'export', 'erase'].map((action) => `/api/personal-data/${action}`),
  ...FORM_PATHS.keys(),
]);
const WITH_ID = /^\/api\/(?:enquiries\/\w{1,40}\/corrections|v1\/leads\/\w{1,40})$/;

const hasOwnValidation = (path: string) => OWN_VALIDATION.has(path) || WITH_ID.test(path);

/** Returns true when `body.email` or `body.data.email` is set and is not an e-mail address. */
function hasBadEmail(body: unknown): boolean {
  return isRecord(body) && (isBadEmail(body) || (isRecord(body.data) && isBadEmail(body.data)));
}

function isBadEmail(fields: Record<string, unknown>): boolean {
  if (!Object.hasOwn(fields, 'email')) return false;
  const { email } = fields;
  if (email === null || email === '') return false;
  return typeof email !== 'string' || !isEmailAddress(email);
}

/** Strapi's actions for several entries, files or folders, and our check before several entries are removed. */
const BULK_ACTIONS = /\/actions\/bulk|^\/publish-checks\/removals\//;

/** Returns true when a list is longer than what the panel selects; thousands keep the CMS busy for minutes. */
function hasTooMany(body: unknown): boolean {
  return (
    isRecord(body) &&
    Object.values(body).some((value) => Array.isArray(value) && value.length > MAX_BULK_ENTRIES)
  );
}

/** The own account and the folders of pictures: Strapi does not limit the length of their names. */
const WITH_NAMES = /^\/admin\/users\/me$|^\/upload\/folders(?:\/|$)/;
/** Of PostgreSQL's columns. */
const MAX_NAME_LENGTH = 255;
const LONG_NAME_MESSAGE = `Escribe ${MAX_NAME_LENGTH} caracteres como máximo.`;

/** Returns the names that SQLite would store whole, and that every list would contain. */
function longNamesOf(body: unknown): string[] {
  if (!isRecord(body)) return [];
  return Object.keys(body).filter((key) => {
    const value = body[key];
    return typeof value === 'string' && value.length > MAX_NAME_LENGTH;
  });
}

/** Deeper than any content: rich text in a section of a page has about 20 levels. */
const MAX_DEPTH = 64;

/** Returns true when lists and objects contain each other too deeply for recursive functions. */
function isTooDeep(body: unknown): boolean {
  const partsOf = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value) : [];
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(partsOf);
  }
  return false;
}

/**
 * Checks the parsed body before Strapi does. Strapi's e-mail check (yup 0.32) takes exponential time
 * on some short strings, so that one request could block the process; only values that pass our own
 * linear check reach it. Also limits bodies sent in chunks, whose size is not known earlier.
 */
const bodyGuard: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    const body: unknown = ctx.request.body;
    const path = normalizeRequestPath(ctx.path);
    if (isTooDeep(body)) throw invalid([], MALFORMED_MESSAGE);
    if (BULK_ACTIONS.test(path) && hasTooMany(body)) throw invalid([], BULK_MESSAGES.tooMany);
    if (hasBodyLimit(ctx) && Buffer.byteLength(JSON.stringify(body ?? '')) > ENQUIRY_LIMITS.body) {
      throw bodyTooLarge();
    }
    const [longName] = WITH_NAMES.test(path) ? longNamesOf(body) : [];
    if (longName) throw invalidField([longName], LONG_NAME_MESSAGE);
    if (hasOwnValidation(path) || !hasBadEmail(body)) return next();
    throw invalid([{ path: ['email'], message: EMAIL_MESSAGE }], ENQUIRY_MESSAGES.invalid);
  };
};

export default bodyGuard;
