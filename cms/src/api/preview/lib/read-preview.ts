import type { Core, UID } from '@strapi/strapi';

import type { Preview, PreviewStatus } from '../../../../contracts/preview';
import { labelOf } from '../../../content-model/entry-label';
import { addDocumentSizes } from '../../../content-model/linked-documents';
import { fillEntry } from '../../../content-model/placeholders/fill-entry';
import { readSiteValues } from '../../../content-model/placeholders/placeholder-values';
import { listPublicTypes } from '../../../content-model/public-types';
import { createPreviewReader } from '../../../features/preview/server/preview-reader';
import type { PreviewTarget } from '../../../features/preview/server/preview-token';
import { modelOf } from '../../../platform/strapi/model';

/** Returns the entry of a token; undefined if it was deleted or is not public. */
export async function readPreview(
  strapi: Core.Strapi,
  target: PreviewTarget,
): Promise<Omit<Preview, 'secondsLeft'> | undefined> {
  const getModel = (uid: string) => modelOf(strapi, uid);
  const reader = createPreviewReader(getModel);

  async function readEntry(uid: UID.ContentType, documentId: string, status: PreviewStatus) {
    const populate = reader.populateOf(uid);
    const row = await strapi.documents(uid).findOne({ documentId, status, populate });
    if (!row) return undefined;
    const filled = fillEntry(getModel, uid, row, await readSiteValues(strapi));
    return addDocumentSizes(strapi, reader.describe(uid, filled));
  }

  const type = listPublicTypes(strapi).find(({ uid }) => uid === target.uid);
  if (!type) return undefined;
  const { documentId, status } = target;
  const entry = await readEntry(type.uid, documentId, status);
  if (!entry) return undefined;
  const published =
    status === 'published' ? entry : await readEntry(type.uid, documentId, 'published');
  const label = labelOf(type, entry);
  const known = published && labelOf(type, published);
  return {
    ...target,
    type: label.type,
    name: label.name,
    entry,
    publishedAs: known ? { name: known.name, slug: known.slug ?? null } : null,
  };
}
