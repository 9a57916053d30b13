import type { Core } from '@strapi/strapi';
import { modelOf } from '../../platform/strapi/model';

/**
 * Returns whether the type has a field of its own named `status`, as only types without drafts may.
 * Strapi's content manager treats it as the publication status: lists show "published" for every
 * enquiry and saving is refused as "Invalid status".
 */
export function hasOwnStatus(strapi: Core.Strapi, uid: string): boolean {
  const { attributes, options } = modelOf(strapi, uid);
  return 'status' in attributes && options?.draftAndPublish !== true;
}
