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
  reply.header('Content-Type', contentTypeOf(file));
  if (encoding) reply.header('Content-Encoding', encoding);
  const hasParts = !encoding && reply.statusCode === 200;
  const range = hasParts ? readRange(request, size, etag) : undefined;
  if (range === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  reply.headers({ 'Accept-Ranges': 'bytes', 'Content-Length': end - start + 1 });
  const isEmpty = request.method === 'HEAD' || size === 0;
  return reply.send(isEmpty ? undefined : createReadStream(stored, { start, end }));
}

/**
 * Returns the part of a file that a request names; undefined for the whole file, also for several parts.
 * Players of videos request parts, and Safari plays nothing without them.
 */
function readRange(
  { headers, method }: FastifyRequest,
  size: number,
  etag: string,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const known = headers['if-range'];
  if (method !== 'GET' || (first === '' && last === '') || (known && known !== etag))
    return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start < size && end >= start ? { start, end } : 'unsatisfiable';
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

/**
 * Removes what chats and mail programs take for a part of a link, `/contacto).`, and a query that they
 * encoded or joined without `?`: `/contacto%3Futm_source=x`, `/contacto&utm_source=x`.
 */
function withoutLastSigns(pathname: string): string {
  const path = pathname.replace(/[?&].*$/s, '');
  // U+FFFD stands for a character that was not UTF-8.
  return path.replace(/[^\p{L}\p{N}\uFFFD]+$/u, '') || '/';
}

function lowerCaseAddress(pathname: string): string | undefined {
  return /[A-Z]/.test(pathname) ? pathname.toLowerCase() : undefined;
}
