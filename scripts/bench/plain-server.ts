import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

type PlainServer = { url: string; close: () => void };

// The publisher's quality for pages.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Serves the plain pages by path, and their pictures from the original site. */
export async function servePlainPages(
  pages: ReadonlyMap<string, string>,
  site: string,
): Promise<PlainServer> {
  const bodies = new Map(
    [...pages].map(([path, html]) => [path, brotliCompressSync(html, QUALITY)]),
  );
  const server: Server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '/');
    if (body) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Encoding', 'br');
      response.end(body);
      return;
    }
    fetch(`${site}${request.url}`).then(
      async (original) => {
        response.statusCode = original.status;
        response.setHeader('Content-Type', original.headers.get('content-type') ?? 'text/plain');
        response.end(Buffer.from(await original.arrayBuffer()));
      },
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
