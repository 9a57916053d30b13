import type { OutgoingHttpHeaders } from 'node:http';

/** What every answer carries. The content security policy of the pages has its own place. */
export const SECURITY_HEADERS: OutgoingHttpHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const IMMUTABLE = /^static\/|[-.][0-9a-f]{8,}(\.chunk)?\.(js|css)$/;

/** Files whose name changes with their content are kept for ever; all others are asked again. */
export function cacheControlOf(file: string): string {
  return IMMUTABLE.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

const TYPES: Record<string, string> = {
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
