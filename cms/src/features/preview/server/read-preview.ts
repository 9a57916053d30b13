import type { Core, UID } from '@strapi/strapi';

import type {
  Preview,
  PreviewContent,
  PreviewStatus,
  UnsavedEntry,
} from '../../../../contracts/preview';
import { type Content, contentAttributes } from '../../../content-model/content-attributes';
import { labelOf } from '../../../content-model/entry-label';
import { addDocumentSizes } from '../../../content-model/linked-documents';
import { fillEntry } from '../../../content-model/placeholders/fill-entry';
import { readSiteValues } from '../../../content-model/placeholders/placeholder-values';
import { listPublicTypes } from '../../../content-model/public-types';
import { readSettings } from '../../../platform/env/settings';
import { modelOf } from '../../../platform/strapi/model';
import { applyFormValues } from './apply-form-values';
import { createPreviewReader } from './preview-reader';
import type { PreviewTarget } from './preview-token';

type EntryRef = { uid: string; documentId: string };

/** Returns functions that read entries in the shape of the site's props. */
function createEntryReader(strapi: Core.Strapi) {
  const getModel = (uid: string) => modelOf(strapi, uid);
  const reader = createPreviewReader(getModel);

  return {
    populateOfRelated: reader.populateOfRelated,

    async read(uid: UID.ContentType, documentId: string, status: PreviewStatus) {
      const populate = reader.populateOf(uid);
      return strapi.documents(uid).findOne({ documentId, status, populate });
    },

    async describe(uid: UID.ContentType, row: Content): Promise<PreviewContent> {
      const filled = fillEntry(getModel, uid, row, await readSiteValues(strapi));
      return addDocumentSizes(strapi, reader.describe(uid, filled));
    },
  };
}

/** Returns the entry of a token; undefined if it was deleted or is not public. */
export async function readPreview(
  strapi: Core.Strapi,
  target: PreviewTarget,
): Promise<Omit<Preview, 'secondsLeft'> | undefined> {
  const reader = createEntryReader(strapi);
  const type = listPublicTypes(strapi).find(({ uid }) => uid === target.uid);
  if (!type) return undefined;

  async function readEntry(uid: UID.ContentType, status: PreviewStatus) {
    const row = await reader.read(uid, target.documentId, status);
    return row ? reader.describe(uid, row) : undefined;
  }

  const { status } = target;
  const entry = await readEntry(type.uid, status);
  if (!entry) return undefined;
  const published = status === 'published' ? entry : await readEntry(type.uid, 'published');
  const label = labelOf(type, entry);
  const known = published && labelOf(type, published);
  return {
    ...target,
    type: label.type,
    name: label.name,
    entry,
    published: status === 'published' ? null : (published ?? null),
    publishedAs: known ? { name: known.name, slug: known.slug ?? null } : null,
    panelOrigin: new URL(readSettings().cmsUrl).origin,
  };
}

/**
 * Returns a draft with the values of the panel's form. Writes nothing.
 * @param values of the form, by field
 * @param mayRead returns true for the types whose entries the user may see
 */
export async function readUnsaved(
  strapi: Core.Strapi,
  { uid, documentId }: EntryRef,
  values: Content,
  mayRead: (uid: string) => boolean,
): Promise<UnsavedEntry | undefined> {
  const reader = createEntryReader(strapi);
  const type = listPublicTypes(strapi).find((each) => each.uid === uid);
  const stored = type && (await reader.read(type.uid, documentId, 'draft'));
  if (!type || !stored) return undefined;

  async function readTargets(target: string, documentIds: readonly string[]): Promise<Content[]> {
    if (!mayRead(target)) return [];
    const rows = await strapi.documents(target as UID.ContentType).findMany({
      filters: { documentId: { $in: [...documentIds] } },
      status: 'draft',
      populate: reader.populateOfRelated(target),
    });
    const byId = new Map(rows.map((row) => [row.documentId, row]));
    return documentIds.flatMap((id) => byId.get(id) ?? []);
  }

  const attributesOf = (model: string) => contentAttributes(modelOf(strapi, model));
  const row = await applyFormValues({ attributesOf, readTargets }, uid, values, stored);
  const entry = await reader.describe(type.uid, row);
  return { entry, name: labelOf(type, entry).name };
}
