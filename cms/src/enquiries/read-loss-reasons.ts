import type { Core } from '@strapi/strapi';

import { cleanText } from '../../contracts/clean-text';
import { query } from '../platform/strapi/query';

type Row = { publishedAt: string | null; lossReasons?: { reason: string }[] | null };

const UID = 'api::site-settings.site-settings';

/** Returns the loss reasons of the published settings, else of the draft, in their order. */
export async function readLossReasons(strapi: Core.Strapi): Promise<string[]> {
  const rows = await query<Row>(strapi, UID).findMany({ populate: ['lossReasons'] });
  const settings = rows.find(({ publishedAt }) => publishedAt) ?? rows[0];
  return (settings?.lossReasons ?? []).map(({ reason }) => cleanText(reason));
}
