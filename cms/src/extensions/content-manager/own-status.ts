import type { Core, UID } from '@strapi/strapi';

/** Whether the type has a field of its own named `status`, which only types without drafts may. */
export function hasOwnStatus(strapi: Core.Strapi, uid: string): boolean {
  const { attributes, options } = strapi.getModel(uid as UID.ContentType);
  return 'status' in attributes && options?.draftAndPublish !== true;
}
