import type { Core, UID } from '@strapi/strapi';

/** Returns a service as the type that the caller names; Strapi types every method as `any`. */
export function serviceOf<Service>(strapi: Core.Strapi, uid: UID.Service): Service {
  return strapi.service(uid) as Service;
}

/** Returns a controller as the type that the caller names, to replace its actions. */
export function controllerOf<Controller>(strapi: Core.Strapi, uid: UID.Controller): Controller {
  return strapi.controller(uid) as Controller;
}
