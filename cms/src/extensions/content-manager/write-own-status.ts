import type { Core } from '@strapi/strapi';

import { hasOwnStatus } from './own-status';

type Context = {
  params: { model: string };
  request: { body?: Record<string, unknown> };
  state: { userAbility: unknown; ownStatus?: unknown };
};
type Action = (this: unknown, context: Context) => Promise<unknown>;
type Options = { data?: object };

export type EntryController = Record<'create' | 'update', Action>;
export type DocumentManager = {
  create(uid: string, options?: Options): Promise<unknown>;
  update(id: string, uid: string, options?: Options): Promise<unknown>;
};

function setAside(action: Action, name: 'create' | 'update'): Action {
  return function handle(context) {
    const { model } = context.params;
    const { status, ...body } = context.request.body ?? {};
    if (status !== undefined && hasOwnStatus(strapi, model)) {
      const checker = strapi
        .plugin('content-manager')
        .service('permission-checker')
        .create({ userAbility: context.state.userAbility, model });
      context.request.body = body;
      if (checker.can[name](undefined, 'status')) context.state.ownStatus = status;
    }
    return action.call(this, context);
  };
}

/** Takes a type's own status out of the body, where the panel's API reads a publication status. */
export function setOwnStatusAside(controller: EntryController): EntryController {
  return {
    ...controller,
    create: setAside(controller.create, 'create'),
    update: setAside(controller.update, 'update'),
  };
}

/** Puts the status that was set aside back among the data that is written. */
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
