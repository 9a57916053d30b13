import { cacheControlOf, contentTypeOf } from '../lib/releases/headers.ts';
import type { StoredObject } from './target.ts';

/** Encodes an address for an HTML attribute; `encodeURI` alone keeps quotes and ampersands. */
function forAttribute(address: string): string {
  return encodeURI(address).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

/** Returns the object at the old address of a page: a redirect, with an HTML page as fallback. */
export function redirectPage(to: string): StoredObject {
  const address = forAttribute(to);
  const html = `<!doctype html>
<html lang="es-MX">
<meta charset="utf-8">
<title>Esta página cambió de dirección</title>
<link rel="canonical" href="${address}">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<p>Esta página cambió de dirección: <a href="${address}">ir a la página</a>.</p>
`;
  return {
    body: Buffer.from(html),
    contentType: contentTypeOf('index.html'),
    cacheControl: cacheControlOf('index.html'),
    redirectTo: encodeURI(to),
  };
}
