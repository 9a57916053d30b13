import type { Core } from '@strapi/strapi';

import { readSettings } from '../src/lib/settings';

export default function middlewares(): Core.Config.Middlewares {
  const { siteUrl } = readSettings();
  return [
    'strapi::logger',
    'strapi::errors',
    'strapi::security',
    {
      name: 'strapi::cors',
      config: {
        origin: [siteUrl],
        headers: ['Content-Type', 'Authorization', 'Idempotency-Key'],
        credentials: true,
        maxAge: 600,
      },
    },
    'strapi::query',
    'strapi::body',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
}
