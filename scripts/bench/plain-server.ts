import { brotliCompressSync, constants } from 'node:zlib';
import fastify from 'fastify';

// The publisher's quality for pages.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Serves the plain pages by path, and their pictures from the original site. */
export async function servePlainPages(
  pages: ReadonlyMap<string, string>,
  site: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const bodies = new Map(
    [...pages].map(([path, html]) => [path, brotliCompressSync(html, QUALITY)]),
  );
  const server = fastify();
  server.get('/*', async ({ url }, reply) => {
    const body = bodies.get(url);
    if (body) {
      return reply.type('text/html; charset=utf-8').header('Content-Encoding', 'br').send(body);
    }
    const original = await fetch(site + url).catch(() => undefined);
    if (!original) return reply.code(502).send();
    const type = original.headers.get('content-type') ?? 'text/plain';
    return reply
      .code(original.status)
      .type(type)
      .send(Buffer.from(await original.arrayBuffer()));
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
}
