import type { Core } from '@strapi/strapi';

// The site makes every size it needs from the original; the panel's thumbnail is always made.
const ORIGINALS_ONLY = {
  sizeOptimization: false,
  responsiveDimensions: false,
  autoOrientation: false,
  aiMetadata: false,
};

/** Keeps uploaded pictures as they came, so that the site is built from the best quality. */
export async function provisionUploads(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings(ORIGINALS_ONLY);
}
