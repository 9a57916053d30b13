import type { Core } from '@strapi/strapi';

import type { IncompleteResponse, Lack } from '../../../../contracts/home';
import {
  type Connection,
  type FoundRow,
  listedColumns,
  listNewestEntries,
  type PublicType,
  type Subquery,
} from './list-newest-entries';

type Row = FoundRow & Record<Lack, number | null>;
type Condition = ReturnType<Connection['raw']>;

/** Fields with the main picture of an entry. */
const MAIN_PICTURES = ['image', 'logo'];
const TEXT = 'description';

/**
 * Selects the incomplete published entries of a type; empty if its entries cannot be incomplete.
 */
function incompleteEntriesOf(type: PublicType, knex: Connection): Subquery[] {
  const { attributes, collectionName, kind, uid } = type;
  const picture = MAIN_PICTURES.find((field) => attributes[field]?.type === 'media');
  const hasText = attributes[TEXT]?.type === 'text';
  if (kind === 'singleType' || (!picture && !hasText)) return [];

  // UPSTREAM: @strapi/upload 5.54 · the tables `files` and `files_related_mph`
  // why: one query for all types; the query engine would need one for each entry
  // test: cms/tests/api/panel.test.ts
  // until: the query engine can filter by missing media
  const files = () =>
    knex
      .from({ m: 'files_related_mph' })
      .whereRaw('?? = ??', ['m.related_id', 'e.id'])
      .where({ 'm.related_type': uid, 'm.field': picture ?? '' })
      .select(knex.raw('1'));
  const undescribed = () =>
    files().join({ f: 'files' }, 'f.id', 'm.file_id').whereNull('f.alternative_text');
  const flag = (condition: Condition | undefined, lack: Lack) =>
    condition
      ? knex.raw('case when ? then 1 else 0 end as ??', [condition, lack])
      : knex.raw('0 as ??', [lack]);

  const hasNoPicture = picture ? knex.raw('not exists ?', [files()]) : undefined;
  const hasNoText = hasText ? knex.raw("trim(coalesce(??, '')) = ''", [`e.${TEXT}`]) : undefined;
  const hasNoAlternativeText = picture ? knex.raw('exists ?', [undescribed()]) : undefined;
  const conditions = [hasNoPicture, hasNoText, hasNoAlternativeText].filter(
    (each) => each !== undefined,
  );
  return [
    knex
      .from({ e: collectionName ?? '' })
      .whereNotNull('e.published_at')
      .where((where) => {
        for (const condition of conditions) void where.orWhere(condition);
      })
      .select(...listedColumns(type, 'e', knex))
      .select(
        flag(hasNoPicture, 'picture'),
        flag(hasNoText, 'description'),
        flag(hasNoAlternativeText, 'alternativeText'),
      ),
  ];
}

const LACKS: readonly Lack[] = ['picture', 'description', 'alternativeText'];

/** Returns published entries without a picture, a description or an alternative text. */
export async function readIncompleteEntries(
  strapi: Core.Strapi,
  types: readonly PublicType[],
): Promise<IncompleteResponse['data']> {
  return listNewestEntries<Row, { lacks: Lack[] }>(strapi, types, incompleteEntriesOf, (row) => ({
    lacks: LACKS.filter((lack) => Number(row[lack]) === 1),
  }));
}
