import type { Core } from '@strapi/strapi';

import type { PictureUsages } from '../../../../contracts/usages';
import { query } from '../../../platform/strapi/query';
import { findFileUsage } from './find-file-usage';
import type { FoundUsage } from './found-usage';

type StoredPicture = Omit<PictureUsages, 'thumbnail' | 'uses'> & {
  url: string;
  formats: { thumbnail?: { url: string } } | null;
};

const FIELDS = ['id', 'name', 'url', 'formats', 'alternativeText'];

/** Returns every picture of the media library with its usage. */
export async function readPictureUsage(
  strapi: Core.Strapi,
): Promise<(Omit<PictureUsages, 'uses'> & { uses: FoundUsage[] })[]> {
  const pictures = await query<StoredPicture>(strapi, 'plugin::upload.file').findMany({
    where: { mime: { $startsWith: 'image/' } },
    select: FIELDS,
    orderBy: { name: 'asc' },
  });
  const usage = await findFileUsage(strapi);
  return pictures.map(({ id, name, url, formats, alternativeText }) => ({
    ...{ id, name, alternativeText },
    thumbnail: formats?.thumbnail?.url ?? url,
    uses: usage.get(id) ?? [],
  }));
}
