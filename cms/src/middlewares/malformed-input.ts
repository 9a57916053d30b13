import type { Core } from '@strapi/strapi';

import { invalid, MALFORMED_MESSAGE } from '../platform/http/errors';
import { isMalformedInput } from '../platform/http/malformed-input';
import { raceUnhandledRejections } from '../platform/http/unhandled-rejections';

/** Responds with 400 when Strapi throws because of the shape of a request, and logs the stack. */
const malformedInput: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    try {
      await raceUnhandledRejections(ctx.state, next());
    } catch (error) {
      if (!isMalformedInput(error, strapi.dirs.dist.root)) throw error;
      const stack = error instanceof Error ? error.stack : undefined;
      strapi.log.warn(`Malformed input: ${stack ?? String(error)}`);
      throw invalid([], MALFORMED_MESSAGE);
    }
  };
};

export default malformedInput;
