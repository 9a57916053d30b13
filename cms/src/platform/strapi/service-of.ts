import type { Core, UID } from '@strapi/strapi';

import type { Context } from '../http/context';

/** Returns a service as the type that the caller names; Strapi types every method as `any`. */
export function serviceOf<Service>(strapi: Core.Strapi, uid: UID.Service): Service {
  return strapi.service(uid) as Service;
}

/** Returns a controller whose actions can be replaced. */
export function controllerOf<Name extends string>(strapi: Core.Strapi, uid: UID.Controller) {
  return strapi.controller(uid) as Record<Name, (ctx: Context) => unknown>;
}
