import type { Core } from '@strapi/strapi';

import { RESET_MAIL } from '../src/features/accounts/server/reset-mail';
import { previewAddress } from '../src/features/preview/server/preview-address';
import { readSettings } from '../src/platform/env/settings';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export default function admin({ env }: Core.Config.Shared.ConfigParams): Core.Config.Admin {
  const { cmsUrl, siteUrl } = readSettings();
  return {
    autoOpen: false,
    // Vite reloads them; the server does not contain them.
    watchIgnoreFiles: ['**/src/**/panel/**'],
    auth: {
      secret: env('ADMIN_JWT_SECRET', ''),
      sessions: {
        accessTokenLifespan: 30 * MINUTE,
        idleSessionLifespan: 2 * HOUR,
        maxSessionLifespan: DAY,
        idleRefreshTokenLifespan: 7 * DAY,
        maxRefreshTokenLifespan: 30 * DAY,
      },
      // Koa refuses to set a secure cookie over http, which would make sign-in impossible.
      cookie: { secure: cmsUrl.startsWith('https:') },
    },
    // Strapi's type is a string, but its code reads subject, text and html.
    forgotPassword: { emailTemplate: RESET_MAIL as unknown as string },
    // `global::panel-sign-in-guard` replaces it and counts across all instances.
    rateLimit: { enabled: false },
    apiToken: { salt: env('API_TOKEN_SALT', '') },
    transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
    secrets: { encryptionKey: env('ENCRYPTION_KEY') },
    // Allows the origin in the panel's `frame-src`.
    preview: {
      enabled: true,
      config: { allowedOrigins: [siteUrl], handler: previewAddress },
    },
    flags: { nps: false, promoteEE: false, docLinks: false },
    ai: { enabled: false },
  };
}
