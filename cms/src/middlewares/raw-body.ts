import type { Core } from '@strapi/strapi';

/** Where the body parser stores the body as it was sent (option `includeUnparsed`). */
const UNPARSED = Symbol.for('unparsedBody');

/** Moves the body as it was sent to `ctx.state.rawBody`, for signatures; other code gets only the parsed one. */
const rawBody: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    const body: unknown = ctx.request.body;
    if (typeof body === 'object' && body !== null) {
      ctx.state.rawBody = Reflect.get(body, UNPARSED) as unknown;
      Reflect.deleteProperty(body, UNPARSED);
    }
    return next();
  };
};

export default rawBody;
