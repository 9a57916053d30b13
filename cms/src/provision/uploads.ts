import type { Core } from '@strapi/strapi';
import { serviceOf } from '../platform/strapi/service-of';

// The site build creates all sizes from the original; Strapi always creates the panel's thumbnail.
const ORIGINALS_ONLY = {
  sizeOptimization: false,
  responsiveDimensions: false,
  autoOrientation: false,
  aiMetadata: false,
};

type Upload = { setSettings(settings: object): Promise<unknown> };

/** Disables image processing, so that the site is built from the original pictures. */
export async function provisionUploads(strapi: Core.Strapi): Promise<void> {
  await serviceOf<Upload>(strapi, 'plugin::upload.upload').setSettings(ORIGINALS_ONLY);
}
