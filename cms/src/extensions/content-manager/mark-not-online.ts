import type { Core } from '@strapi/strapi';

import { NOT_ONLINE_STATUS } from '../../../contracts/publication';
import type { PublicationService } from '../../features/publication/server/publication-service';
import type { Context } from '../../platform/http/context';
import { modelOf } from '../../platform/strapi/model';
import { replaceMethods } from '../../platform/strapi/replace-methods';
import { serviceOf } from '../../platform/strapi/service-of';
import type { HomepageService, RecentDocument } from './name-single-types';

type Action = (this: unknown, ctx: Context) => Promise<unknown>;
type Params = Readonly<Record<string, string | undefined>>;
type Listed = { documentId: string; status?: string };

/** Returns entries of a type with the status of those that are published and not online yet. */
async function withOnlineStatus<Entry extends Listed>(
  strapi: Core.Strapi,
  uid: string,
  listed: readonly Entry[],
): Promise<Entry[]> {
  const publication = serviceOf<PublicationService>(strapi, 'api::publication.publication');
  const published = listed.filter(({ status }) => status === 'published');
  if (published.length === 0 || !publication.isPublic(uid)) return [...listed];
  const ids = published.map(({ documentId }) => documentId);
  const online = await publication.findOnline(uid, ids);
  return listed.map((entry) =>
    entry.status === 'published' && !online.has(entry.documentId)
      ? { ...entry, status: NOT_ONLINE_STATUS }
      : entry,
  );
}

/**
 * Marks published entries in the lists of the start page that visitors do not see yet: Strapi shows
 * them in green.
 */
export function markNotOnline<Service extends HomepageService>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  return replaceMethods<HomepageService>(
    { ...service },
    {
      async addStatusToDocuments(documents: never[]): Promise<RecentDocument[]> {
        const listed = await service.addStatusToDocuments(documents);
        const marked = await Promise.all(
          listed.map((document) => withOnlineStatus(strapi, document.contentTypeUid, [document])),
        );
        return marked.flat();
      },
    },
  ) as Service;
}

/**
 * Marks them in the lists that an action of the content manager responds with.
 * @param typeOf returns the type of the listed entries
 */
export function markListed(action: Action, typeOf: (params: Params) => string): Action {
  return async function handle(ctx) {
    const result = await action.call(this, ctx);
    const body = ctx.body as { results?: Listed[] } | undefined;
    if (body?.results) {
      ctx.body = {
        ...body,
        results: await withOnlineStatus(strapi, typeOf(ctx.params), body.results),
      };
    }
    return result;
  };
}

/** Returns the type that a relation field of a type or component points to. */
export function relatedType({ model = '', targetField = '' }: Params): string {
  const attributes: Readonly<Record<string, object>> = modelOf(strapi, model).attributes;
  const attribute = attributes[targetField];
  return attribute && 'target' in attribute ? String(attribute.target) : '';
}
