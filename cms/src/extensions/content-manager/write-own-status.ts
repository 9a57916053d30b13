import type { Core } from '@strapi/strapi';

import { serviceOf } from '../../platform/strapi/service-of';
import { hasOwnStatus } from './has-own-status';

type Context = {
  params: { model: string };
  request: { body?: Record<string, unknown> };
  state: { userAbility: unknown; ownStatus?: unknown };
};
type Action = (this: unknown, context: Context) => Promise<unknown>;
type Can = (entry: undefined, field: string) => boolean;
type Checkers = {
  create(request: object): { can: Record<'create' | 'update', Can> };
};
type Options = { data?: object };

export type EntryController = Record<'create' | 'update', Action>;
export type DocumentManager = {
  create(uid: string, options?: Options): Promise<unknown>;
  update(id: string, uid: string, options?: Options): Promise<unknown>;
};

function withoutOwnStatus(action: Action, name: 'create' | 'update'): Action {
  return function handle(context) {
    const { model } = context.params;
    const { status, ...body } = context.request.body ?? {};
    if (status !== undefined && hasOwnStatus(strapi, model)) {
      const checkers = serviceOf<Checkers>(strapi, 'plugin::content-manager.permission-checker');
      const checker = checkers.create({ userAbility: context.state.userAbility, model });
      context.request.body = body;
      if (checker.can[name](undefined, 'status')) context.state.ownStatus = status;
    }
    return action.call(this, context);
  };
}

/**
 * Moves a type's own `status` from the body, where Strapi expects a publication status, to the
 * state.
 */
export function extractOwnStatus(controller: EntryController): EntryController {
  return {
    ...controller,
    create: withoutOwnStatus(controller.create, 'create'),
    update: withoutOwnStatus(controller.update, 'update'),
  };
}

/** Adds the status stored by `extractOwnStatus` to the data. */
export function writeOwnStatus(strapi: Core.Strapi, manager: DocumentManager): DocumentManager {
  function withOwnStatus(options: Options): Options {
    const status = strapi.requestContext.get()?.state.ownStatus;
    return status === undefined ? options : { ...options, data: { ...options.data, status } };
  }
  return {
    ...manager,
    create: (uid, options = {}) => manager.create(uid, withOwnStatus(options)),
    update: (id, uid, options = {}) => manager.update(id, uid, withOwnStatus(options)),
  };
}
