import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { SYSTEM_ATTRIBUTE_MESSAGES } from '../../contracts/saving';
import type { DocumentCall, DocumentMiddleware } from '../platform/strapi/document-call';
import { contentTypeOf, modelOf } from '../platform/strapi/model';
import { query } from '../platform/strapi/query';
import type { Content } from './content-attributes';
import { isPublicType } from './public-types';
import { refuseInvalidParts } from './refuse-invalid-parts';
import { type DocumentOf, removeSystemAttributes } from './remove-system-attributes';

/** Of PostgreSQL's columns. */
const LARGEST_ID = 2 ** 31 - 1;

type Row = { id: number; documentId: string };

const REFUSED = ['id', 'documentId'] as const;

function refuse(name: (typeof REFUSED)[number], message: string): never {
  throw new errors.ValidationError(message, {
    errors: [{ path: [name], message, name: 'ValidationError' }],
  });
}

/** @throws ValidationError if the request names another entry than the one it writes */
function checkIdentity({ action, params }: DocumentCall, data: Content): void {
  if (action === 'create') {
    const name = REFUSED.find((each) => (data[each] ?? null) !== null);
    if (name) refuse(name, SYSTEM_ATTRIBUTE_MESSAGES.assigned(name));
  }
  const { documentId = params.documentId } = data;
  if (action === 'update' && documentId !== null && documentId !== params.documentId) {
    refuse('documentId', SYSTEM_ATTRIBUTE_MESSAGES.otherEntry);
  }
}

/** Returns the data that a request may write: see `removeSystemAttributes`. */
async function toWritable(strapi: Core.Strapi, { contentType }: DocumentCall, data: Content) {
  const read = (documentOf: DocumentOf) =>
    removeSystemAttributes((uid) => modelOf(strapi, uid), contentType, data, documentOf);
  const idsByType = new Map<string, Set<number>>();
  const written = read((uid, id) => {
    const type = contentTypeOf(strapi, uid);
    if (type && isPublicType(type)) idsByType.set(uid, (idsByType.get(uid) ?? new Set()).add(id));
    return undefined;
  });
  if (idsByType.size === 0) return written;
  const documents = new Map<string, string>();
  for (const [uid, ids] of idsByType) {
    const where = {
      id: { $in: [...ids].filter((id) => Number.isInteger(id) && id <= LARGEST_ID) },
    };
    const rows = await query<Row>(strapi, uid).findMany({ where, select: ['id', 'documentId'] });
    for (const { id, documentId } of rows) documents.set(`${uid} ${id}`, documentId);
  }
  return read((uid, id) => documents.get(`${uid} ${id}`));
}

/**
 * Refuses invalid parts, and removes the attributes that belong to the system from all data of
 * requests, whatever route they take. The panel's form sends the loaded entry back, system attributes included, and some of them are
 * rightly older than the stored ones; so they are removed silently, but a request that names another
 * entry is refused. Calls without a request (seed, jobs) are the system itself.
 */
export function guardSystemAttributes(strapi: Core.Strapi): DocumentMiddleware {
  return async (ctx, next) => {
    const { params } = ctx;
    const { data } = params;
    const context = strapi.requestContext.get();
    if (!data || !context?.request) return next();
    checkIdentity(ctx, data);
    refuseInvalidParts((uid) => modelOf(strapi, uid) ?? { attributes: {} }, ctx.uid, data);
    const { user, userAbility } = context.state;
    // Panel users are the only authors; accounts of the dashboard have ids of another table.
    const author = (userAbility && user?.id) ?? null;
    params.data = {
      ...(await toWritable(strapi, ctx, data)),
      ...('updatedBy' in data && { updatedBy: author }),
      ...('createdBy' in data && ctx.action !== 'update' && { createdBy: author }),
    };
    return next();
  };
}
