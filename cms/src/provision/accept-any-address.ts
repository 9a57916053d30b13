import type { Core } from '@strapi/strapi';

import { listPublicTypes } from '../content-model/public-types';

type Attributes = Record<string, { type: string; regex?: string }>;
type Types = {
  extend(uid: string, change: (type: { attributes: Attributes }) => void): void;
};

/**
 * Disables Strapi's pattern for slugs, which allows «..», has English messages and prevents saving
 * drafts. The publish checks validate slugs instead.
 */
export function acceptAnyAddress(strapi: Core.Strapi): void {
  const types = strapi.get<Types>('content-types');
  for (const { uid } of listPublicTypes(strapi)) {
    types.extend(uid, ({ attributes }) => {
      for (const attribute of Object.values(attributes)) {
        if (attribute.type === 'uid') attribute.regex = '^';
      }
    });
  }
}
