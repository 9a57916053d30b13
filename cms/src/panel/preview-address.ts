import type { PreviewStatus } from '../../contracts/preview';
import { panelAbility } from '../lib/panel-user';
import { createPreviewTokens } from '../lib/preview-token';
import { listPublicTypes } from '../lib/public-types';
import { readSecrets } from '../lib/secrets';
import { readSettings } from '../lib/settings';

type PreviewParams = { documentId: string; status?: string };

const READ = 'plugin::content-manager.explorer.read';

/** Strapi asks for the address without asking whether the person may read entries of that type. */
function mayRead(uid: string): boolean {
  return panelAbility(strapi)?.can(READ, uid) === true;
}

/**
 * The address that the panel shows as the preview of an entry; null where visitors see nothing of
 * its type. The token is in the fragment, which browsers send to no server.
 */
export function previewAddress(uid: string, { documentId, status }: PreviewParams): string | null {
  const isPublic = listPublicTypes(strapi).some((type) => type.uid === uid);
  if (!isPublic || !mayRead(uid)) return null;
  // The panel also says `modified`, of a draft that differs from what is published.
  const version: PreviewStatus = status === 'published' ? 'published' : 'draft';
  const tokens = createPreviewTokens(readSecrets().adminJwt);
  const token = tokens.issue({ uid, documentId, status: version });
  return `${readSettings().siteUrl}/vista-previa#token=${token}`;
}
