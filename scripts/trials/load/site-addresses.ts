import path from 'node:path';
import { readReleaseFiles } from '../../lib/releases/release-record.ts';
import { builtRoutes } from '../../lib/releases/routes.ts';
import type { Product } from '../product.ts';

const KINDS = {
  pageData: /^page-data\/.+\.json$/,
  script: /\.js$/,
  picture: /\.(?:avif|webp|jpe?g|png|svg)$/,
};

/** Returns the addresses of the live release by kind: pages, page data, scripts and pictures. */
export function findSiteAddresses({ releases }: Product): string[][] {
  const live = releases.live();
  if (!live) throw new Error('El sitio no está publicado.');
  const files = Object.keys(readReleaseFiles(path.join(releases.dir, live.id)).files);
  const routes = builtRoutes(files).filter((route) => !/^\/(?:admin|404)/.test(route));
  const ofKind = Object.values(KINDS).map((kind) =>
    files.filter((file) => kind.test(file)).map((file) => `/${encodeURI(file)}`),
  );
  return [routes, ...ofKind];
}

/** Returns `count` addresses, alternating between the kinds; repeats short lists. */
export function mixSiteAddresses(kinds: readonly string[][], count: number): string[] {
  return Array.from({ length: count }, (_address, index) => {
    const kind = kinds[index % kinds.length] ?? [];
    return kind[Math.floor(index / kinds.length) % kind.length] ?? '/';
  });
}
