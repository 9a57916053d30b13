import type { Core, UID } from '@strapi/strapi';

import type { Access } from '../panel/panel-access';
import { type Attribute, keptAttributes } from './content';

/**
 * The fields of an entry that somebody may read. Roles name the fields of a component one by one,
 * and not the component.
 */
export function readableFields(
  strapi: Core.Strapi,
  { can }: Access,
  draft: object,
  uid: string,
): Set<string> {
  const attributesOf = (model: string) => keptAttributes(strapi.getModel(model as UID.Schema));

  function isReadable(path: string, { type, component = '' }: Attribute): boolean {
    if (type !== 'component') return can.read(draft, path);
    return attributesOf(component).some(([name, inner]) => isReadable(`${path}.${name}`, inner));
  }

  const readable = attributesOf(uid).filter(([name, attribute]) => isReadable(name, attribute));
  return new Set(readable.map(([name]) => name));
}
