import type { OutgoingHttpHeaders } from 'node:http';

/**
 * What answers carry. What a page may load and run is said in the page itself, by the build; this
 * policy is what a page cannot say.
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
// Search engines and messages show them on pages of their own.
const SHOWN_ELSEWHERE = /^\/(static|icons)\//;

/** The headers of an answer; one page is shown in a frame, by the CMS panel at `panelUrl` only. */
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

/** Files whose name changes with their content are kept for ever; all others are asked again. */
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
};

export function contentTypeOf(file: string): string {
  const extension = /\.[a-z0-9]+$/i.exec(file)?.[0].toLowerCase() ?? '';
  return TYPES[extension] ?? 'application/octet-stream';
}
