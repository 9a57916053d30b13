import type { Core } from '@strapi/strapi';

import { readRedirects, REDIRECT_UID } from '../../../content-model/redirects/stored-redirects';
import type { FoundUsage } from './found-usage';

/** Returns the redirects that staff added to the matching addresses. Former addresses follow their entry. */
export async function findRedirectUsage(
  strapi: Core.Strapi,
  isAddress: (address: string) => boolean,
): Promise<FoundUsage[]> {
  const redirects = await readRedirects(strapi);
  return redirects
    .filter(({ to, entryId }) => !entryId && to && isAddress(to))
    .map(({ documentId, from }) => ({
      uid: REDIRECT_UID,
      documentId,
      isSingle: false,
      name: `Redirección «${from}»`,
      place: 'Lleva a',
      isPublished: true,
      isDraft: true,
      isAwaited: false,
    }));
}
