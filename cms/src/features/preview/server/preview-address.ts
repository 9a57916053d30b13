import type { PreviewStatus } from '../../../../contracts/preview';
import { listPublicTypes } from '../../../content-model/public-types';
import { readSecrets } from '../../../platform/env/secrets';
import { readSettings } from '../../../platform/env/settings';
import { panelAbility } from '../../../platform/strapi/panel-user';
import { createPreviewTokens } from './preview-token';

type PreviewParams = { documentId: string; status?: string };

const READ = 'plugin::content-manager.explorer.read';

/** Checks the permission to read the type: Strapi requests the preview URL without checking it. */
function mayRead(uid: string): boolean {
  return panelAbility(strapi)?.can(READ, uid) === true;
}

/**
 * Returns the preview URL of an entry; null when the site does not show its type. The token is in the
 * fragment, which browsers do not send to servers.
 */
export function previewAddress(uid: string, { documentId, status }: PreviewParams): string | null {
  const isPublic = listPublicTypes(strapi).some((type) => type.uid === uid);
  if (!isPublic || !mayRead(uid)) return null;
  // The panel also sends `modified` for a draft that differs from the published version.
  const version: PreviewStatus = status === 'published' ? 'published' : 'draft';
  const tokens = createPreviewTokens(readSecrets().adminJwt);
  const token = tokens.issue({ uid, documentId, status: version });
  return `${readSettings().siteUrl}/vista-previa#token=${token}`;
}
