import type { Core } from '@strapi/strapi';

import { SCHEDULE_HINTS } from '../../../../contracts/scheduling';
import { listPublicTypes } from '../../../content-model/public-types';

type Extensible = { attributes: object; config?: { metadatas?: object } };
type Types = { extend(uid: string, change: (type: Extensible) => void): void };

/**
 * Adds the publication dates to every public type. Must run before Strapi updates the database
 * schema. The attributes are private, so they affect neither the hash of an entry nor the revision
 * of the site.
 *
 * UPSTREAM: @strapi/core 5.54 · `extend` of the registry of content types
 * why: a schema cannot include another one, and each type would have to repeat both dates
 * test: cms/tests/api/database/scheduling.test.ts
 * until: Strapi documents how to extend content types in code
 */
export function addScheduleAttributes(strapi: Core.Strapi): void {
  const types = strapi.get<Types>('content-types');
  const attribute = { type: 'datetime', private: true, searchable: false };
  for (const { uid } of listPublicTypes(strapi)) {
    types.extend(uid, (type) => {
      Object.assign(type.attributes, {
        publishAt: { ...attribute },
        unpublishAt: { ...attribute },
      });
      type.config = {
        ...type.config,
        metadatas: {
          ...type.config?.metadatas,
          publishAt: { edit: { description: SCHEDULE_HINTS.publishAt } },
          unpublishAt: { edit: { description: SCHEDULE_HINTS.unpublishAt } },
        },
      };
    });
  }
}
