import type { Core } from '@strapi/strapi';

import type { PictureUses } from '../../contracts/content-guard';
import { listFileUses } from './find-file-uses';
import type { FoundUse } from './use';

type StoredPicture = Omit<PictureUses, 'thumbnail' | 'uses'> & {
  url: string;
  formats: { thumbnail?: { url: string } } | null;
};

const FIELDS = ['id', 'name', 'url', 'formats', 'alternativeText'];

/** Every picture of the media library, with where it appears. */
export async function readPictureUses(
  strapi: Core.Strapi,
): Promise<(Omit<PictureUses, 'uses'> & { uses: FoundUse[] })[]> {
  const pictures: StoredPicture[] = await strapi.db.query('plugin::upload.file').findMany({
    where: { mime: { $startsWith: 'image/' } },
    select: FIELDS,
    orderBy: { name: 'asc' },
  });
  const uses = await listFileUses(strapi);
  return pictures.map(({ id, name, url, formats, alternativeText }) => ({
    ...{ id, name, alternativeText },
    thumbnail: formats?.thumbnail?.url ?? url,
    uses: uses.get(id) ?? [],
  }));
}
