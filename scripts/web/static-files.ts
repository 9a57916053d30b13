import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EXTENSIONS, isCompressible } from '../lib/releases/compress.ts';
import { cacheControlOf, contentTypeOf } from '../lib/releases/headers.ts';
import { addQuery, encodeLocation } from '../lib/releases/redirect-location.ts';
import { findFile, NOT_FOUND_PAGE } from '../lib/releases/routes.ts';
import { canonicalAddressOf, redirectOf, type ServedRelease } from './live-release.ts';

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

/** Redirects and keeps the query. @param to encoded */
function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, to }: { status: 301 | 302; to: string },
): FastifyReply {
  const query = /\?([^#]*)/.exec(request.url)?.[1] ?? '';
  // Browsers cache a 301 for ever, and the address may become a page again.
  reply.headers({ Location: addQuery(to, query), 'Cache-Control': 'no-cache' });
  return reply.code(status).send('Esta página cambió de dirección.\n');
}

/** Redirects permanently to a decoded address of this site. */
function sendMoved(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
  // Two slashes at its start would lead to another host.
  const to = encodeURI(address.replace(/^\/+/, '/'));
  return sendRedirect(request, reply, { status: 301, to });
}

/**
 * Serves a request from a release, each page at its canonical address. Otherwise redirects as the release
 * says, to the page without the signs at the end or to the lower-case address, or sends the 404 page with
 * status 404, or 410 for an address that staff call gone.
 */
export async function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  release: ServedRelease,
  pathname: string,
): Promise<FastifyReply> {
  const ownAddress = canonicalAddressOf(release, pathname);
  if (ownAddress !== undefined) return sendMoved(request, reply, ownAddress);
  const file = findFile(release.files, pathname);
  if (file && file !== NOT_FOUND_PAGE) return sendFile(request, reply, release, file);
  const bare = withoutLastSigns(pathname);
  const redirect = redirectOf(release, pathname);
  const page = redirect ? undefined : canonicalAddressOf(release, `${bare}/`);
  if (page !== undefined) return sendMoved(request, reply, page);
  const found = redirect ?? redirectOf(release, bare);
  if (found && found.status !== 410) {
    return sendRedirect(request, reply, { ...found, to: encodeLocation(found.to) });
  }
  const lower = found ? undefined : lowerCaseAddress(bare);
  if (lower !== undefined) return sendMoved(request, reply, lower);
  reply.code(found?.status ?? 404);
  if (release.files.has(NOT_FOUND_PAGE)) return sendFile(request, reply, release, NOT_FOUND_PAGE);
  return reply.type('text/plain; charset=utf-8').send('Página no encontrada.\n');
}

/** Removes what chats and mail programs take for a part of a link: `/contacto).` is `/contacto`. */
function withoutLastSigns(pathname: string): string {
  return pathname.replace(/[^\p{L}\p{N}]+$/u, '') || '/';
}

function lowerCaseAddress(pathname: string): string | undefined {
  return /[A-Z]/.test(pathname) ? pathname.toLowerCase() : undefined;
}
