import type { Core } from '@strapi/strapi';

import type { OtherEntry } from '../../../../contracts/publish-checks';
import { contentAttributes } from '../../../content-model/content-attributes';
import { labelOf, NAME_FIELDS } from '../../../content-model/entry-label';
import type { listPublicTypes } from '../../../content-model/public-types';
import { query } from '../../../platform/strapi/query';
import { isOwnPicture } from '../rules/check-shared-pictures';
import { readPictureCopies } from './read-picture-copies';

type PublicType = ReturnType<typeof listPublicTypes>[number];
type Row = Record<string, unknown> & { documentId: string };
type File = { id: number };

async function readPublishedPictures(
  strapi: Core.Strapi,
  type: PublicType,
): Promise<Map<string, OtherEntry['pictures']>> {
  const fields = contentAttributes(type)
    .filter(([name, attribute]) => isOwnPicture(attribute, name))
    .map(([name]) => name);
  if (fields.length === 0) return new Map();
  const rows = await query<Row>(strapi, type.uid).findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['documentId'],
    populate: Object.fromEntries(fields.map((name) => [name, { select: ['id'] }])),
  });
  const idsIn = (value: unknown) => ([value ?? []].flat() as File[]).map(({ id }) => id);
  const shown = rows.flatMap((row) => fields.flatMap((name) => idsIn(row[name])));
  const copies = await readPictureCopies(strapi, shown);
  const withCopies = (value: unknown) => idsIn(value).flatMap((id) => copies.get(id) ?? [id]);
  return new Map(
    rows.map((row) => [
      row.documentId,
      Object.fromEntries(fields.map((name) => [name, withCopies(row[name])])),
    ]),
  );
}

/** Returns the entries of a type as the checks of each of them read the others. */
export async function readOtherEntries(
  strapi: Core.Strapi,
  type: PublicType,
): Promise<OtherEntry[]> {
  const names = NAME_FIELDS.filter((field) => field in type.attributes);
  const drafts = await query<Row>(strapi, type.uid).findMany({
    where: { publishedAt: null },
    select: ['documentId', ...names],
  });
  const pictures = await readPublishedPictures(strapi, type);
  return drafts.map((row) => ({
    documentId: row.documentId,
    name: labelOf(type, row).name,
    pictures: pictures.get(row.documentId) ?? {},
  }));
}
