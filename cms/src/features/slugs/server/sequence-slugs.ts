import type { Core } from '@strapi/strapi';

import { ownAttributes } from '../../../content-model/content-attributes';
import { runInSequence } from '../../../platform/database/advisory-locks';
import type { DocumentMiddleware } from '../../../platform/strapi/document-call';

const ADDS = new Set<string>(['create', 'clone']);

/**
 * Adds entries with a slug one at a time across all CMS instances, because a slug is generated from
 * those in use, without a constraint in the database. Changes of a slug are not in sequence: their callers
 * may have locked rows, and the lock must come first to prevent deadlocks.
 */
export function sequenceSlugs(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const hasSlug = ownAttributes(strapi.contentType(ctx.uid)).some(
      ([, { type }]) => type === 'uid',
    );
    if (!ADDS.has(ctx.action) || !hasSlug) return next();
    return runInSequence(strapi, 'slugs', next);
  };
}
