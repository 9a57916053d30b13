import type { Core } from '@strapi/strapi';

import { contentAttributes } from '../../../content-model/content-attributes';
import { componentsOf, type Values } from '../../../content-model/entry';
import { type EntryField, fieldsOf } from '../../../content-model/fields-of';
import { type FieldFilter, hasField, populateFor } from '../../../content-model/populate-for';
import type { listPublicTypes } from '../../../content-model/public-types';
import type { ScheduleDates } from '../../../content-model/schedule-dates';
import { modelOf } from '../../../platform/strapi/model';
import { query } from '../../../platform/strapi/query';

type PublicType = ReturnType<typeof listPublicTypes>[number];
type StoredRow = Values & Pick<ScheduleDates, 'publishAt'> & StoredDocument;
type StoredDocument = { documentId: string; publishedAt: string | null };

const LINKED = {
  media: { select: ['id', 'name', 'mime', 'alternativeText', 'width'] },
  relation: () => ({ select: ['documentId'] }),
};

/** A stored draft or published version of an entry, with its fields. */
export type StoredContent = { type: PublicType; row: StoredRow; fields: EntryField[] };

/**
 * Reads the entries of a type with the matching fields, including those in components.
 * @returns an empty list if no field of the type matches
 */
export async function readContent(
  strapi: Core.Strapi,
  type: PublicType,
  matches: FieldFilter,
  where: object = {},
): Promise<StoredContent[]> {
  const attributesOf = (uid: string) => contentAttributes(modelOf(strapi, uid));
  if (!hasField(attributesOf, type.uid, matches)) return [];
  const populate = populateFor(attributesOf, type.uid, LINKED, matches);
  const rows = await query<StoredRow>(strapi, type.uid).findMany({ where, populate });
  const components = componentsOf(strapi);
  const schema = { attributes: type.attributes };
  return rows.map((row) => ({
    type,
    row,
    fields: fieldsOf({ uid: type.uid, schema, components, values: row }),
  }));
}
