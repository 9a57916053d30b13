import type { Core } from '@strapi/strapi';

import type { IncompleteEntry, IncompleteResponse, Lack } from '../../contracts/home';
import {
  type Connection,
  type FoundRow,
  listed,
  nameColumn,
  newestOf,
  type Part,
  type PublicType,
  totalOf,
} from './entry-tables';

type Row = FoundRow & Record<Lack, number | null>;
type Condition = ReturnType<Connection['raw']>;

/** The pictures that stand for an entry; others belong to one part of it. */
const PICTURES = ['image', 'logo'];
const TEXT = 'description';

/** What visitors would miss of the published entries of a type; none when nothing can lack. */
function lacksOf(type: PublicType, knex: Connection): Part[] {
  const { attributes, collectionName, kind, uid } = type;
  const picture = PICTURES.find((field) => attributes[field]?.type === 'media');
  const hasText = attributes[TEXT]?.type === 'text';
  if (kind === 'singleType' || (!picture && !hasText)) return [];

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
  const hasNoWords = picture ? knex.raw('exists ?', [undescribed()]) : undefined;
  const conditions = [hasNoPicture, hasNoText, hasNoWords].filter((each) => each !== undefined);
  return [
    knex
      .from({ e: collectionName ?? '' })
      .whereNotNull('e.published_at')
      .where((where) => {
        for (const condition of conditions) void where.orWhere(condition);
      })
      .select(knex.raw('? as uid', [uid]), nameColumn(type, 'e', knex), {
        documentId: 'e.document_id',
        updatedAt: 'e.updated_at',
      })
      .select(
        flag(hasNoPicture, 'picture'),
        flag(hasNoText, 'description'),
        flag(hasNoWords, 'alternativeText'),
      ),
  ];
}

const LACKS: readonly Lack[] = ['picture', 'description', 'alternativeText'];

/** Published entries without a picture, a description, or words for their picture. */
export async function readIncomplete(
  strapi: Core.Strapi,
  types: readonly PublicType[],
): Promise<IncompleteResponse['data']> {
  const knex = strapi.db.connection;
  const rows = await newestOf<Row>(
    knex,
    types.flatMap((type) => lacksOf(type, knex)),
  );
  const entries = rows.map((row): IncompleteEntry => ({
    ...listed(strapi, row),
    lacks: LACKS.filter((lack) => Number(row[lack]) === 1),
  }));
  return { total: totalOf(rows), entries };
}
