import type { Core, UID } from '@strapi/strapi';

/**
 * Returns whether the type has a field of its own named `status`, as only types without drafts may.
 * Strapi's content manager treats it as the publication status: lists show "published" for every
 * enquiry and saving is refused as "Invalid status".
 */
export function hasOwnStatus(strapi: Core.Strapi, uid: string): boolean {
  const { attributes, options } = strapi.getModel(uid as UID.ContentType);
  return 'status' in attributes && options?.draftAndPublish !== true;
}
