import type { Core, UID } from '@strapi/strapi';

import {
  placeholderValuesFor,
  readSiteValues,
} from '../../../content-model/placeholders/placeholder-values';
import { listPublicTypes } from '../../../content-model/public-types';
import { isCheckedField, runChecks } from '../rules/run-checks';
import { readContent } from './read-content';
import { readOtherEntries } from './read-other-entries';

/** Returns the warnings of the publish checks for the draft of an entry. */
export async function readWarnings(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: unknown,
): Promise<string[]> {
  const type = listPublicTypes(strapi).find((each) => each.uid === uid);
  const versions = type ? await readContent(strapi, type, isCheckedField, { documentId }) : [];
  const [draft, published] = [true, false].map((isDraft) => {
    const version = versions.find(({ row }) => (row.publishedAt === null) === isDraft);
    return version && { values: version.row, fields: version.fields };
  });
  if (!draft) return [];
  const placeholders = placeholderValuesFor(uid, draft.values, await readSiteValues(strapi));
  const others = type && type.kind !== 'singleType' ? await readOtherEntries(strapi, type) : [];
  const id = draft.values.documentId;
  const entry = { uid, documentId: id, ...draft, published, placeholders, others };
  return runChecks('warnings', entry).map(({ message }) => message);
}
