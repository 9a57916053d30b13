import type { Core } from '@strapi/strapi';
import { CSP_DEFAULTS } from '@strapi/utils';

import { CATALOGUE_LIMITS } from '../contracts/catalogue';
import { readSettings } from '../src/platform/env/settings';
import { readUploadSettings } from '../src/platform/env/upload-settings';

const MEBIBYTE = 1024 * 1024;
/**
 * Limit of the body parser (Strapi's default is 200 MB). Above the limit for pictures, so that the
 * upload service can reject a picture by name; the web servers limit the whole request.
 */
const LARGEST_FILE_BYTES = CATALOGUE_LIMITS.pictureBytes + MEBIBYTE;

export default function middlewares(): Core.Config.Middlewares {
  const { siteUrl } = readSettings();
  return [
    // First, so that every later middleware sees the verified client address.
    {
      name: 'global::client-address',
      config: { trustedProxies: process.env.TRUSTED_PROXIES ?? '' },
    },
    'global::health',
    'global::request-log',
    'global::response-headers',
    'global::form-error-page',
    'global::error-messages',
    'global::database-outage',
    'strapi::errors',
    'global::malformed-input',
    panelSecurity(),
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
    { name: 'strapi::compression', config: { filter: isPanelAsset } },
    'strapi::query',
    'global::two-factor-required',
    'global::fill-placeholders',
    'global::body-header-guard',
    'global::upload-guard',
    'global::malformed-body',
    {
      name: 'strapi::body',
      config: {
        formidable: { maxFileSize: LARGEST_FILE_BYTES },
        // Signatures of leads are of the body as it was sent.
        includeUnparsed: true,
      },
    },
    'global::raw-body',
    'global::temporary-files',
    'global::body-guard',
    'global::panel-sign-in-guard',
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
}

/**
 * Scripts and styles of the panel. Nothing else is compressed: the size of a compressed response
 * that mixes a secret with text of the request would reveal the secret (BREACH).
 */
function isPanelAsset(contentType: string): boolean {
  return /^(text|application)\/(javascript|css)\b/.test(contentType);
}

/** Extends the panel's content security policy with the bucket that stores pictures. */
function panelSecurity(): Core.Config.Middlewares[number] {
  // Subdomains may host services of the owner that this product does not know.
  const hsts = { includeSubDomains: false };
  const bucket = readUploadSettings();
  if (!bucket) return { name: 'strapi::security', config: { hsts } };
  const { origin } = new URL(bucket.publicUrl);
  const directives = {
    'img-src': [...CSP_DEFAULTS['img-src'], origin],
    'media-src': [...CSP_DEFAULTS['media-src'], origin],
  };
  return {
    name: 'strapi::security',
    config: { hsts, contentSecurityPolicy: { useDefaults: true, directives } },
  };
}
