import type { Core } from '@strapi/strapi';

import type { FoundReference } from '../../../../contracts/find-chat-reference';
import { findChatLink } from '../../../../contracts/list-chat-links';
import type { VisitSource } from '../../../../contracts/visit-source';
import { readChatPaths, readChatThings } from '../../../enquiries/read-chat-things';
import { toVisitColumns } from '../../../enquiries/to-visit-columns';
import { cacheWithTtl } from '../../../platform/async/cache-with-ttl';
import { isUniqueViolation } from '../../../platform/database/database-errors';
import { query } from '../../../platform/strapi/query';

type Intent = { reference: Exclude<FoundReference, { kind: 'folio' }>; visit?: VisitSource };

// Shorter than a build, so that no visitor sees an entry that is not in the cache.
const THINGS_TTL_MS = 2_000;

/**
 * Creates a function that stores a press of a chat link, the first time. It returns false if no link
 * has the reference.
 */
export function createIntentStore(strapi: Core.Strapi) {
  const linked = cacheWithTtl(THINGS_TTL_MS, () =>
    Promise.all([readChatThings(strapi), readChatPaths(strapi)]),
  );

  return async function store({ reference: { page, reference }, visit }: Intent) {
    const link = findChatLink(page, ...(await linked()));
    if (!link) return false;
    const { page: path, thing } = link;
    const data = { reference, page: path, thing: thing?.name, ...toVisitColumns(visit) };
    try {
      await query(strapi, 'api::contact-intent.contact-intent').createMany({ data: [data] });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    return true;
  };
}
