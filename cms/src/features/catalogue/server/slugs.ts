import type { Core } from '@strapi/strapi';

import { query } from '../../../platform/strapi/query';
import type { UidService } from '../../../platform/strapi/uid-service';
import type { Kind } from './kind';

/** Creates and checks the slugs of entries with the same service as the CMS panel. */
export function createSlugs(strapi: Core.Strapi, { uid }: Kind) {
  const uids = (): UidService => strapi.plugin('content-manager').service('uid');
  return {
    make(name: string): Promise<string> {
      return uids().generateUIDField({ contentTypeUID: uid, field: 'slug', data: { name } });
    },

    async isTaken(slug: string, documentId: string | undefined): Promise<boolean> {
      const rows = await query(strapi, uid).findMany({
        where: { slug },
        select: ['id', 'documentId'],
      });
      return rows.some((row: { documentId: string }) => row.documentId !== documentId);
    },
  };
}
