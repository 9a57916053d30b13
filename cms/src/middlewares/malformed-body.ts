import type { Core } from '@strapi/strapi';

import { answerError } from '../lib/error-answer';
import { refuseBody } from './body-size-guard';

const BAD_REQUEST = 400;
const TOO_LARGE = 413;

/** What the parser of forms with files marks its errors with. */
const isFormError = (error: unknown) =>
  error instanceof Error && 'httpCode' in error && Number(error.httpCode) < 500;

/** Whether the body parsers threw `error`; they mark their own with one of these. */
function isParserError(error: unknown): error is Error & { status: number } {
  if (!(error instanceof Error) || !('status' in error)) return false;
  const isJson = error instanceof SyntaxError && 'body' in error;
  const isStream = 'type' in error && /^(?:entity|request|encoding)\./.test(String(error.type));
  return isJson || isStream;
}

/** Answers a body that cannot be read. Strapi would log each one with its stack, as a failure. */
const malformedBody: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isParserError(error) && !isFormError(error)) throw error;
      if (isParserError(error) && error.status === TOO_LARGE) return refuseBody(ctx);
      answerError(ctx, {
        status: BAD_REQUEST,
        name: 'BadRequestError',
        message: 'El cuerpo no se puede leer: no es JSON válido o llegó incompleto',
      });
    }
  };
};

export default malformedBody;
