import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashText } from '../lib/hash.ts';
import { hashesOf, readReleaseFiles, type FileHashes } from '../lib/releases/release-record.ts';
import { findFile, PUBLIC_ROUTES } from '../lib/releases/routes.ts';
import type { Product } from './product.ts';

const ASSET = /"(\/[^"\s]+?\.(?:js|css|webp|woff2|png|svg))"/g;
const PAUSE_MS = 150;

/** `names`: its files without retained ones, for finding pages. */
type KnownRelease = { id: string; names: Set<string>; hashes: FileHashes };

type Visit = { reads: number; faults: string[] };

/**
 * Starts a visitor that reads every page with all its files repeatedly. Page and files must be byte for
 * byte those of a single complete release.
 */
export function startVisitor({ env, releases }: Product): { stop: () => Promise<Visit> } {
  const known = new Map<string, KnownRelease>();
  const verified = new Set<string>();
  const faults = new Set<string>();
  let reads = 0;
  let isStopped = false;

  async function readReleases(): Promise<KnownRelease[]> {
    for (const { id } of await releases.list()) {
      if (known.has(id)) continue;
      const files = readReleaseFiles(path.join(releases.dir, id));
      known.set(id, { id, names: new Set(Object.keys(files.files)), hashes: hashesOf(files) });
    }
    return [...known.values()];
  }

  async function get(url: string): Promise<{ hash: string; text: string } | undefined> {
    reads += 1;
    const response = await fetch(env.SITE_PUBLIC_URL + url);
    const content = Buffer.from(await response.arrayBuffer());
    if (response.status === 200) return { hash: hashText(content), text: content.toString() };
    faults.add(`${url}: ${response.status}`);
    return undefined;
  }

  async function readAssets({ id, hashes }: KnownRelease, html: string): Promise<void> {
    const assets = new Set([...html.matchAll(ASSET)].map(([, asset = '']) => asset));
    for (const asset of assets) {
      if (isStopped || asset.startsWith('/uploads/')) continue;
      const expected = hashes[decodeURI(asset.slice(1))];
      // Verified content-named files are checked again only at random.
      if (verified.has(`${asset} ${expected}`) && Math.random() > 0.05) continue;
      const response = await get(asset);
      if (response && response.hash !== expected) faults.add(`${asset}: no es el de ${id}`);
      else verified.add(`${asset} ${expected}`);
    }
  }

  async function readPage(route: string): Promise<void> {
    const response = await get(route);
    if (!response) return;
    const owner = (await readReleases()).findLast(
      ({ names, hashes }) => hashes[findFile(names, route) ?? ''] === response.hash,
    );
    if (owner) await readAssets(owner, response.text);
    else faults.add(`${route}: no es la página de ninguna versión completa`);
  }

  async function readRepeatedly(): Promise<void> {
    while (!isStopped) {
      for (const route of PUBLIC_ROUTES) {
        if (isStopped) return;
        await readPage(route).catch((error: unknown) => faults.add(`${route}: ${String(error)}`));
        await sleep(PAUSE_MS);
      }
    }
  }

  const reading = readRepeatedly();
  return {
    async stop() {
      isStopped = true;
      await reading;
      return { reads, faults: [...faults] };
    },
  };
}
