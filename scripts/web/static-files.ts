import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EXTENSIONS, isCompressible } from '../lib/releases/compress.ts';
import { cacheControlOf, contentTypeOf } from '../lib/releases/headers.ts';
import { findFile, NOT_FOUND_PAGE } from '../lib/releases/routes.ts';
import { redirectTargetOf, canonicalAddressOf, type ServedRelease } from './live-release.ts';

function isKnownToClient({ headers }: FastifyRequest, etag: string): boolean {
  const given = headers['if-none-match']?.split(',') ?? [];
  return given.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  release: ServedRelease,
  file: string,
): Promise<FastifyReply> {
  const encodings = Object.keys(EXTENSIONS).filter((name) =>
    release.compressed.has(file + EXTENSIONS[name]),
  );
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings);
  const etag = `"${release.files.get(file)?.slice(0, 32)}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ ETag: etag, 'Cache-Control': cacheControlOf(file) });
  if (isCompressible(file)) reply.header('Vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && isKnownToClient(request, etag)) return reply.code(304).send();
  const stored = path.join(release.dir, file + (EXTENSIONS[encoding ?? ''] ?? ''));
  const { size } = await stat(stored);
  reply.headers({ 'Content-Type': contentTypeOf(file), 'Content-Length': size });
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(request.method === 'HEAD' ? undefined : createReadStream(stored));
}

/** Redirects permanently to another page of this site and keeps the query. */
function sendRedirect(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  const query = /\?[^#]*/.exec(request.url)?.[0] ?? '';
  // Two slashes at its start would lead to another host.
  const location = encodeURI(address.replace(/^\/+/, '/')) + query;
  // Browsers cache a 301 for ever, and the address may become a page again.
  reply.headers({ Location: location, 'Cache-Control': 'no-cache' });
  return reply.code(301).send('Esta página cambió de dirección.\n');
}

/**
 * Serves a request from a release, each page at its canonical address. Otherwise redirects to the new
 * address of a moved page or to the lower-case address, or sends the 404 page with status 404.
 */
export async function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  release: ServedRelease,
  pathname: string,
): Promise<FastifyReply> {
  const ownAddress = canonicalAddressOf(release, pathname);
  if (ownAddress !== undefined) return sendRedirect(request, reply, ownAddress);
  const file = findFile(release.files, pathname);
  if (file && file !== NOT_FOUND_PAGE) return sendFile(request, reply, release, file);
  const moved = redirectTargetOf(release, pathname) ?? lowerCaseAddress(pathname);
  if (moved !== undefined) return sendRedirect(request, reply, moved);
  reply.code(404);
  if (release.files.has(NOT_FOUND_PAGE)) return sendFile(request, reply, release, NOT_FOUND_PAGE);
  return reply.type('text/plain; charset=utf-8').send('Página no encontrada.\n');
}

function lowerCaseAddress(pathname: string): string | undefined {
  return /[A-Z]/.test(pathname) ? pathname.toLowerCase() : undefined;
}
