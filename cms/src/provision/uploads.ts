import type { Core } from '@strapi/strapi';

// The site build creates all sizes from the original; Strapi always creates the panel's thumbnail.
const ORIGINALS_ONLY = {
  sizeOptimization: false,
  responsiveDimensions: false,
  autoOrientation: false,
  aiMetadata: false,
};

/** Disables image processing, so that the site is built from the original pictures. */
export async function provisionUploads(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings(ORIGINALS_ONLY);
}
