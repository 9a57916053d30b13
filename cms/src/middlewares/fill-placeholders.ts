import type { Core, UID } from '@strapi/strapi';

import type { Values } from '../content-model/entry';
import { addDocumentSizes } from '../content-model/linked-documents';
import { fillEntry } from '../content-model/placeholders/fill-entry';
import { readSiteValues } from '../content-model/placeholders/placeholder-values';
import { listPublicTypes, readActions } from '../content-model/public-types';
import { modelOf } from '../platform/strapi/model';

type Route = { handler?: unknown };

/**
 * Fills placeholders, and adds the sizes of linked documents, in content that the site build reads. Requests with a user session come from the
 * dashboard, which edits the unfilled text.
 */
const fillPlaceholders: Core.MiddlewareFactory = (_config, { strapi }) => {
  const getModel = (uid: string) => modelOf(strapi, uid);
  const uidOf = ({ handler }: Route): UID.ContentType | undefined =>
    listPublicTypes(strapi).find((type) => readActions(type).includes(String(handler)))?.uid;

  return async (ctx, next) => {
    await next();
    const { route, user } = ctx.state;
    const body = ctx.body as { data?: Values | Values[] | null } | undefined;
    const uid = route && !user ? uidOf(route) : undefined;
    if (!uid || !body?.data) return;
    const siteValues = await readSiteValues(strapi);
    const fill = (entry: Values) => fillEntry(getModel, uid, entry, siteValues);
    const data = Array.isArray(body.data) ? body.data.map(fill) : fill(body.data);
    ctx.body = { ...body, data: await addDocumentSizes(strapi, data) };
  };
};

export default fillPlaceholders;
