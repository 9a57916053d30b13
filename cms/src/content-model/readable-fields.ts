import type { Core, UID } from '@strapi/strapi';

import { type Attribute, versionedAttributes } from './content-serializer';
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
  const attributesOf = (model: string) => versionedAttributes(strapi.getModel(model as UID.Schema));

  function isReadable(path: string, { type, component = '' }: Attribute): boolean {
    if (type !== 'component') return can.read(draft, path);
    return attributesOf(component).some(([name, inner]) => isReadable(`${path}.${name}`, inner));
  }

  const readable = attributesOf(uid).filter(([name, attribute]) => isReadable(name, attribute));
  return new Set(readable.map(([name]) => name));
}
