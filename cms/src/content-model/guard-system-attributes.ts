import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { SYSTEM_ATTRIBUTE_MESSAGES } from '../../contracts/saving';
import type { DocumentCall, DocumentMiddleware } from '../platform/strapi/document-call';
import { modelOf } from '../platform/strapi/model';
import type { Content } from './content-attributes';
import { removeSystemAttributes } from './remove-system-attributes';

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

/**
 * Removes the attributes that belong to the system from all data of requests, whatever route they
 * take. The panel's form sends the loaded entry back, system attributes included, and some of them are
 * rightly older than the stored ones; so they are removed silently, but a request that names another
 * entry is refused. Calls without a request (seed, jobs) are the system itself.
 */
export function guardSystemAttributes(strapi: Core.Strapi): DocumentMiddleware {
  return (ctx, next) => {
    const { params } = ctx;
    const { data } = params;
    const context = strapi.requestContext.get();
    if (!data || !context?.request) return next();
    checkIdentity(ctx, data);
    const { user, userAbility } = context.state;
    // Panel users are the only authors; accounts of the dashboard have ids of another table.
    const author = (userAbility && user?.id) ?? null;
    params.data = {
      ...removeSystemAttributes((uid) => modelOf(strapi, uid), ctx.contentType, data),
      ...('updatedBy' in data && { updatedBy: author }),
      ...('createdBy' in data && ctx.action !== 'update' && { createdBy: author }),
    };
    return next();
  };
}
