import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isCompressible } from '../lib/releases/compress.ts';
import { cacheControlOf, contentTypeOf } from '../lib/releases/headers.ts';
import { findFile, NOT_FOUND_PAGE } from '../lib/releases/routes.ts';
import { redirectTargetOf, canonicalAddressOf, type ServedRelease } from './live-release.ts';

const ENCODINGS = [
  { name: 'br', extension: 'br' },
  { name: 'gzip', extension: 'gz' },
] as const;

type Encoding = (typeof ENCODINGS)[number];

/** Returns the best existing encoding that the client accepts; `q=0` means not accepted. */
function chooseEncoding(
  accepts: string | undefined,
  file: string,
  release: ServedRelease,
): Encoding | undefined {
  const offered = (accepts ?? '').split(',').map((part) => part.trim().toLowerCase());
  const isAccepted = (name: string): boolean =>
    offered.some((part) => {
      const [coding, ...parameters] = part.split(/\s*;\s*/);
      return coding === name && !parameters.some((each) => /^q=0(\.0*)?$/.test(each));
    });
  return ENCODINGS.find(
    ({ name, extension }) => isAccepted(name) && release.compressed.has(`${file}.${extension}`),
  );
}

function isKnownToClient(request: IncomingMessage, etag: string): boolean {
  const given = request.headers['if-none-match'];
  if (!given) return false;
  return given === '*' || given.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  release: ServedRelease,
  file: string,
  status: number,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file, release);
  const suffix = encoding ? `-${encoding.name}` : '';
  const etag = `"${release.files.get(file)?.slice(0, 32)}${suffix}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', cacheControlOf(file));
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && isKnownToClient(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  const stored = path.join(release.dir, encoding ? `${file}.${encoding.extension}` : file);
  const { size } = await stat(stored);
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('Content-Length', size);
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.writeHead(status);
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(stored), response);
}

/** Redirects permanently to another page and keeps the query. */
function sendRedirect(request: IncomingMessage, response: ServerResponse, address: string): void {
  const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
  response.setHeader('Location', encodeURI(address) + query);
  // Browsers cache a 301 for ever, and the address may become a page again.
  response.setHeader('Cache-Control', 'no-cache');
  response.writeHead(301, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : 'Esta página cambió de dirección.\n');
}

/**
 * Serves a request from a release, each page at its canonical address. Otherwise redirects to the new
 * address of a moved page or to the lower-case address, or sends the 404 page with status 404.
 */
export async function serveStaticFile(
  request: IncomingMessage,
  response: ServerResponse,
  release: ServedRelease,
  pathname: string,
): Promise<void> {
  const ownAddress = canonicalAddressOf(release, pathname);
  if (ownAddress !== undefined) return sendRedirect(request, response, ownAddress);
  const file = findFile(release.files, pathname);
  if (file && file !== NOT_FOUND_PAGE) return send(request, response, release, file, 200);
  const moved = redirectTargetOf(release, pathname) ?? lowerCaseAddress(pathname);
  if (moved !== undefined) return sendRedirect(request, response, moved);
  if (release.files.has(NOT_FOUND_PAGE)) {
    return send(request, response, release, NOT_FOUND_PAGE, 404);
  }
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end('Página no encontrada.\n');
}

function lowerCaseAddress(pathname: string): string | undefined {
  return /[A-Z]/.test(pathname) ? pathname.toLowerCase() : undefined;
}
