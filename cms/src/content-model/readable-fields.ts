import type { Core } from '@strapi/strapi';

import { modelOf } from '../platform/strapi/model';
import { contentAttributes, listFields } from './content-attributes';
import type { PanelAccess } from './panel-access';

/**
 * Returns the fields of an entry that a user may read. Permissions list the fields of a component,
 * not the component itself.
 */
export function readableFields(
  strapi: Core.Strapi,
  { can }: PanelAccess,
  draft: object,
  uid: string,
): Set<string> {
  const attributesOf = (model: string) => contentAttributes(modelOf(strapi, model));
  const readable = listFields(attributesOf, uid).filter(({ path }) => can.read(draft, path));
  return new Set(readable.map(({ path }) => path.split('.', 1).join()));
}
