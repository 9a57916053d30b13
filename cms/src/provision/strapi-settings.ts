import type { Core } from '@strapi/strapi';

import { serviceOf } from '../platform/strapi/service-of';

// Only staff create dashboard accounts.
const CLOSED_SIGN_UP = {
  allow_register: false,
  email_confirmation: false,
  email_reset_password: null,
};
// The site build creates all sizes from the original; Strapi always creates the panel's thumbnail.
const ORIGINALS_ONLY = {
  sizeOptimization: false,
  responsiveDimensions: false,
  autoOrientation: false,
  aiMetadata: false,
};

type Upload = { setSettings(settings: object): Promise<unknown> };

/** Disables registration, and the processing of uploaded pictures. */
export async function provisionStrapiSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const current = (await store.get()) ?? {};
  await store.set({ value: { ...current, ...CLOSED_SIGN_UP } });
  await serviceOf<Upload>(strapi, 'plugin::upload.upload').setSettings(ORIGINALS_ONLY);
}
