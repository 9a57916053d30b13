import type { Core } from '@strapi/strapi';

import { readSettings } from '../src/lib/settings';

export default function middlewares(): Core.Config.Middlewares {
  const { siteUrl } = readSettings();
  return [
    // First, so that everything after it sees the true address of the client.
    {
      name: 'global::client-address',
      config: { trustedProxies: process.env.TRUSTED_PROXIES ?? '' },
    },
    'global::health',
    'global::request-log',
    'global::no-store',
    'global::upload-headers',
    'global::form-error-page',
    'global::error-messages',
    'global::sign-in-first',
    'global::database-outage',
    'strapi::errors',
    // The site's other hosts are for its owner to decide.
    { name: 'strapi::security', config: { hsts: { includeSubDomains: false } } },
    {
      name: 'strapi::cors',
      config: {
        origin: [siteUrl],
        headers: ['Content-Type', 'Authorization', 'Idempotency-Key'],
        expose: ['Retry-After', 'X-Request-Id'],
        credentials: true,
        keepHeadersOnError: true,
        maxAge: 600,
      },
    },
    'strapi::query',
    'global::content-type-guard',
    'global::body-size-guard',
    'global::upload-guard',
    'global::malformed-body',
    'strapi::body',
    'global::temporary-files',
    'global::body-guard',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
}
