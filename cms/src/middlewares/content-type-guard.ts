import type { Core } from '@strapi/strapi';

import type { Context } from '../lib/context';
import { answerError } from '../lib/error-answer';
import { FORM_PATHS } from '../lib/form-paths';
import { normalizePath } from '../lib/request-path';

// Where the form of an entry, the dashboard and the panel's media library send files.
const UPLOADS = /^(\/api)?\/upload$|^\/upload\/files(\/[^/]+\/replace)?$/;

function acceptedType(ctx: Context): string[] {
  const path = normalizePath(ctx.path);
  if (FORM_PATHS.has(path)) return ['application/x-www-form-urlencoded'];
  if (UPLOADS.test(path) && ctx.method === 'POST') {
    return ['application/json', 'multipart/form-data'];
  }
  return ['application/json'];
}

/**
 * Refuses every body that is not of the type its address takes, before anything reads it. Strapi
 * writes `multipart/form-data` to any address to the disk, before it asks who sends it, and leaves
 * it there; and a browser sends forms and plain text to us from any other site.
 */
const contentTypeGuard: Core.MiddlewareFactory = () => {
  return (ctx, next) => {
    // `is` answers null when there is no body; an announced length of 0 passes for one with it.
    if (ctx.request.length === 0 || ctx.is(acceptedType(ctx)) !== false) return next();
    answerError(ctx, {
      status: 415,
      name: 'UnsupportedMediaTypeError',
      message: 'Este tipo de contenido no se acepta aquí',
    });
    return undefined;
  };
};

export default contentTypeGuard;
