import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Headers of all responses. The policy for scripts and resources is in the page itself, written by the
 * build; `frame-ancestors` is not allowed there.
 */
const SECURITY_HEADERS: OutgoingHttpHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const PREVIEW_PAGE = /^\/vista-previa\/?$/;
const STAFF_PAGE = /^\/(admin|vista-previa)(\/|$)/;
// Search engines and messengers embed these files in their own pages.
const SHOWN_ELSEWHERE = /^\/(static|icons)\//;

/** Returns the security headers of a response; only the preview page may be framed, by `panelUrl`. */
export function securityHeadersOf(pathname: string, panelUrl: string): OutgoingHttpHeaders {
  const headers = { ...SECURITY_HEADERS };
  if (SHOWN_ELSEWHERE.test(pathname)) headers['Cross-Origin-Resource-Policy'] = 'cross-origin';
  if (STAFF_PAGE.test(pathname)) headers['X-Robots-Tag'] = 'noindex';
  if (!PREVIEW_PAGE.test(pathname)) return headers;
  const { 'X-Frame-Options': _, ...framed } = headers;
  return {
    ...framed,
    'Content-Security-Policy': `frame-ancestors ${new URL(panelUrl).origin}`,
    'Referrer-Policy': 'no-referrer',
  };
}

export const IMMUTABLE = /^static\/|[-.][0-9a-f]{8,}(\.chunk)?\.(js|css)$/;

/** Files named by content are cached for ever; all others are revalidated. */
export function cacheControlOf(file: string): string {
  return IMMUTABLE.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

export const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

export function contentTypeOf(file: string): string {
  const extension = /\.[a-z0-9]+$/i.exec(file)?.[0].toLowerCase() ?? '';
  return TYPES[extension] ?? 'application/octet-stream';
}
