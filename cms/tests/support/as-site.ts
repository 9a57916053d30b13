import type { Snapshot } from '../../contracts/snapshot';
import { SITE_TOKEN } from './environment';
import { openSession } from './sign-in';
import type { Cms } from './start-cms';

/** Reads a route of the content API with the token of the site. */
export const getAsSite = (cms: Cms, address: string) =>
  openSession(cms, SITE_TOKEN).call('get', address);

/** Returns the revision of the published content, its hashes, labels and redirects. */
export async function readSnapshot(cms: Cms): Promise<Snapshot> {
  return (await getAsSite(cms, '/api/publication/revision').expect(200)).body.data;
}
