import type { Core } from '@strapi/strapi';

import { withUnhandledRejections } from '../lib/background-failures';
import { answerError } from '../lib/error-answer';
import { isMalformedInput } from '../lib/malformed-input';

/** Responds with 400 where Strapi throws over the shape of a request, and keeps the stack in the log. */
const malformedInput: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    try {
      await withUnhandledRejections(ctx.state, next());
    } catch (error) {
      if (!isMalformedInput(error, strapi.dirs.dist.root)) throw error;
      strapi.log.warn(`Malformed input: ${(error as Error).stack ?? String(error)}`);
      answerError(ctx, {
        status: 400,
        name: 'ValidationError',
        message: 'La petición no tiene la forma esperada',
      });
    }
  };
};

export default malformedInput;
