import type { Core } from '@strapi/strapi';

import { normaliseInput } from '../../contracts/text';
import { readSiteSettings } from '../content-model/read-site-settings';

/** Returns the loss reasons of the site settings, in their order. */
export async function readLossReasons(strapi: Core.Strapi): Promise<string[]> {
  const settings = await readSiteSettings(strapi, ['lossReasons']);
  return (settings?.lossReasons ?? []).map(({ reason }) => normaliseInput(reason));
}
