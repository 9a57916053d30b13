import type { Core, UID } from '@strapi/strapi';

import type { listPublicTypes } from '../lib/public-types';
import type { CheckedEntry, Values } from '../publish-rules/entry';
import { type EntryField, fieldsOf } from '../publish-rules/fields-of';
import type { Moments } from '../scheduling/schedule-fields';
import { populateWanted, type Wanted } from './populate';

type PublicType = ReturnType<typeof listPublicTypes>[number];
type StoredRow = Values & Pick<Moments, 'publishAt'> & StoredDocument;
type StoredDocument = { documentId: string; publishedAt: string | null };

/** An entry as it is stored, draft or published, with its fields. */
export type StoredContent = { type: PublicType; row: StoredRow; fields: EntryField[] };

/**
 * Reads entries of a type with the fields that are wanted, also within components.
 * @returns none when the type has no such field
 */
export async function readContent(
  strapi: Core.Strapi,
  type: PublicType,
  isWanted: Wanted,
  where: object = {},
): Promise<StoredContent[]> {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema);
  const populate = populateWanted(getModel, type.uid, isWanted);
  if (!populate) return [];
  const rows: StoredRow[] = await strapi.db.query(type.uid).findMany({ where, populate });
  const components = strapi.components as unknown as CheckedEntry['components'];
  const schema = { attributes: type.attributes };
  return rows.map((row) => ({
    type,
    row,
    fields: fieldsOf({ uid: type.uid, schema, components, values: row }),
  }));
}
