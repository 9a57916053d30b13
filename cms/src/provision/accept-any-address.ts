import type { Core } from '@strapi/strapi';

import { listPublicTypes } from '../lib/public-types';

type Attributes = Record<string, { type: string; regex?: string }>;

/**
 * Takes Strapi's own pattern from addresses, which lets «..» pass, refuses in English and does not let
 * a draft be saved. What an address is say the publish checks.
 */
export function acceptAnyAddress(strapi: Core.Strapi): void {
  const types = strapi.get('content-types');
  for (const { uid } of listPublicTypes(strapi)) {
    types.extend(uid, ({ attributes }: { attributes: Attributes }) => {
      for (const attribute of Object.values(attributes)) {
        if (attribute.type === 'uid') attribute.regex = '^';
      }
    });
  }
}
