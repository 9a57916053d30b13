import type { Core, UID } from '@strapi/strapi';

import { listPublicTypes } from '../../../content-model/public-types';
import { isCheckedField } from '../rules/find-problems';
import { findWarnings } from '../rules/find-warnings';
import { readContent } from './read-content';

/** Returns the publish checks of severity `warning` for the draft of an entry. */
export async function readWarnings(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: unknown,
): Promise<string[]> {
  const type = listPublicTypes(strapi).find((each) => each.uid === uid);
  const versions = type ? await readContent(strapi, type, isCheckedField, { documentId }) : [];
  const draft = versions.find(({ row }) => row.publishedAt === null);
  const published = versions.find(({ row }) => row.publishedAt !== null);
  if (!draft) return [];
  return findWarnings(uid, { fields: draft.fields, values: draft.row }, published?.fields ?? []);
}
