import type { Core } from '@strapi/strapi';

import { CATALOGUE_CHANGE_MESSAGES as MESSAGES } from '../../../../contracts/catalogue-changes';
import { conflict, notFound } from '../../../platform/http/errors';
import { documentsOf } from '../../../platform/strapi/documents-of';
import { nameOfPanelUser, type PanelUser } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';
import type { Values } from './kind';
import { publicationStateOf } from './publication-state';

export const PRODUCT_UID = 'api::product.product';

export type ProductRow = Values & {
  documentId: string;
  name: string;
  updatedAt: string;
  publishedAt: string | null;
  updatedBy?: PanelUser | null;
};

/** New values of a product. */
type ProductChange = {
  documentId: string;
  values: Values;
  /** `updatedAt` of the draft that the change is based on. */
  seenAt?: string | undefined;
};

/** Returns both versions of a product, for a change of it. */
function readVersions(strapi: Core.Strapi, documentId: string): Promise<ProductRow[]> {
  const rows = query<ProductRow>(strapi, PRODUCT_UID);
  return rows.findMany({ where: { documentId }, populate: ['category', 'updatedBy'] });
}

/**
 * Returns the draft of a product without unpublished changes, and whether it is published.
 * @throws HttpError when it does not exist, or has changes that a publication would also publish
 */
export async function readUnchanged(
  strapi: Core.Strapi,
  documentId: string,
): Promise<{ draft: ProductRow; isPublished: boolean }> {
  const versions = await readVersions(strapi, documentId);
  const draft = versions.find(({ publishedAt }) => !publishedAt);
  if (!draft) throw notFound(MESSAGES.gone);
  const state = publicationStateOf(versions);
  if (state === 'modified') {
    const { updatedBy } = draft;
    throw conflict(MESSAGES.unpublished(updatedBy ? nameOfPanelUser(updatedBy) : ''));
  }
  return { draft, isPublished: state === 'published' };
}

/**
 * Changes a product; a published one is published again, a draft stays one.
 * @throws HttpError or ApplicationError when the CMS refuses it
 */
export async function changeProduct(
  strapi: Core.Strapi,
  { documentId, values, seenAt }: ProductChange,
): Promise<void> {
  const { draft, isPublished } = await readUnchanged(strapi, documentId);
  if (seenAt !== undefined && Date.parse(seenAt) !== new Date(draft.updatedAt).getTime()) {
    throw conflict(MESSAGES.changedSince);
  }
  // Clears the panel user of an earlier change: this one comes from the dashboard.
  const data = { ...values, updatedBy: null };
  const status = isPublished ? 'published' : 'draft';
  await documentsOf(strapi, PRODUCT_UID).update({ documentId, data, status });
}
