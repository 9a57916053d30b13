import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashText } from '../../lib/hash.ts';
import { hashesOf, readReleaseFiles } from '../../lib/releases/release-record.ts';
import { findFile, PUBLIC_ROUTES } from '../../lib/releases/routes.ts';
import type { FaultyProduct } from '../harness/product.ts';

const ASSET = /"(\/[^"\s]+?\.(?:js|css|webp|woff2|png|svg))"/g;
const PAUSE_MS = 150;

export type Reader = {
  /** Returns the number of reads and the faults since the last call. */
  report: () => { reads: number; faults: string[] };
  /** Pauses or resumes reading. */
  setPaused: (isPaused: boolean) => void;
  stop: () => Promise<void>;
};

type KnownRelease = { id: string; files: Hashes; hashes: Hashes };
type Hashes = Map<string, string>;

/**
 * Starts a visitor that reads every page with all its files repeatedly. Page and files must be byte for
 * byte those of a single complete release.
 */
export function startReader({ env, releases }: FaultyProduct): Reader {
  const known = new Map<string, KnownRelease>();
  const verified = new Set<string>();
  let reads = 0;
  let faults: string[] = [];
  let isStopped = false;
  let isPaused = false;

  async function readReleases(): Promise<KnownRelease[]> {
    for (const { id } of await releases.list()) {
      if (known.has(id)) continue;
      const { files, carried } = readReleaseFiles(path.join(releases.dir, id));
      known.set(id, {
        id,
        files: new Map(Object.entries(files)),
        hashes: new Map(Object.entries(hashesOf({ files, carried }))),
      });
    }
    return [...known.values()];
  }

  async function get(url: string): Promise<{ hash: string; text: string } | undefined> {
    reads += 1;
    const response = await fetch(env.SITE_PUBLIC_URL + url);
    const content = Buffer.from(await response.arrayBuffer());
    if (response.status === 200) return { hash: hashText(content), text: content.toString() };
    faults.push(`${url}: ${response.status}`);
    return undefined;
  }

  async function readAssets(release: KnownRelease, html: string): Promise<void> {
    const assets = new Set([...html.matchAll(ASSET)].map(([, asset = '']) => asset));
    for (const asset of assets) {
      if (isStopped || asset.startsWith('/uploads/')) continue;
      const expected = release.hashes.get(decodeURI(asset.slice(1)));
      // Verified content-named files are checked again only at random.
      if (verified.has(`${asset} ${expected}`) && Math.random() > 0.05) continue;
      const response = await get(asset);
      if (response && response.hash !== expected)
        faults.push(`${asset}: no es el de ${release.id}`);
      else verified.add(`${asset} ${expected}`);
    }
  }

  async function readPage(route: string): Promise<void> {
    const response = await get(route);
    if (!response) return;
    const owners = (await readReleases()).filter(
      ({ files }) => files.get(findFile(files, route) ?? '') === response.hash,
    );
    const [owner] = owners.reverse();
    if (!owner) faults.push(`${route}: no es la página de ninguna versión completa`);
    else await readAssets(owner, response.text);
  }

  async function readRepeatedly(): Promise<void> {
    while (!isStopped) {
      for (const route of PUBLIC_ROUTES) {
        if (isStopped) return;
        if (!isPaused)
          await readPage(route).catch((error: unknown) =>
            faults.push(`${route}: ${String(error)}`),
          );
        await sleep(PAUSE_MS);
      }
    }
  }

  const reading = readRepeatedly();
  return {
    report() {
      const result = { reads, faults: [...new Set(faults)] };
      reads = 0;
      faults = [];
      return result;
    },
    setPaused(value) {
      isPaused = value;
    },
    async stop() {
      isStopped = true;
      await reading;
    },
  };
}
