import type { Core } from '@strapi/strapi';

import { httpError } from '../platform/http/errors';
import { bodyTooLarge } from './body-header-guard';

const BAD_REQUEST = 400;
const TOO_LARGE = 413;

/** Errors of the multipart parser carry `httpCode`. */
const isFormError = (error: unknown) =>
  error instanceof Error && 'httpCode' in error && Number(error.httpCode) < 500;

/** Returns true for errors of the JSON parser and of the body stream. */
function isParserError(error: unknown): error is Error & { status: number } {
  if (!(error instanceof Error) || !('status' in error)) return false;
  const isJson = error instanceof SyntaxError && 'body' in error;
  const isStream = 'type' in error && /^(?:entity|request|encoding)\./.test(String(error.type));
  return isJson || isStream;
}

/** Responds with 400 or 413 to unreadable bodies. Strapi would log each one as an error. */
const malformedBody: Core.MiddlewareFactory = () => {
  return async (_ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isParserError(error) && !isFormError(error)) throw error;
      if (isParserError(error) && error.status === TOO_LARGE) throw bodyTooLarge();
      const message = 'El cuerpo no se puede leer: no es JSON válido o llegó incompleto';
      throw httpError(BAD_REQUEST, 'BadRequestError', message);
    }
  };
};

export default malformedBody;
