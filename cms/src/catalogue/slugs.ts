import type { Core } from '@strapi/strapi';

import type { Kind } from './kind';

// The suffix of a second one, and letters that become two, have to fit in the 120 of the schema.
const NAME_USED = 90;
const FALLBACK = 'sin-nombre';

/** The addresses of entries, made and compared as the CMS panel does. */
export function createSlugs(strapi: Core.Strapi, { uid }: Kind) {
  const uids = () => strapi.plugin('content-manager').service('uid');
  return {
    async make(name: string): Promise<string> {
      const data = { name: name.slice(0, NAME_USED) };
      const made: string = await uids().generateUIDField({
        contentTypeUID: uid,
        field: 'slug',
        data,
      });
      if (/[a-z0-9]/.test(made) && !made.startsWith('-')) return made;
      return uids().findUniqueUID({ contentTypeUID: uid, field: 'slug', value: FALLBACK });
    },

    async isTaken(slug: string, documentId: string | undefined): Promise<boolean> {
      const rows = await strapi.db
        .query(uid)
        .findMany({ where: { slug }, select: ['id', 'documentId'] });
      return rows.some((row: { documentId: string }) => row.documentId !== documentId);
    },
  };
}
