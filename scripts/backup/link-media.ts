import type { Manifest } from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import { linkNamed, MEDIA_TABLE, namesOf } from './uploads.ts';

/** Hard-links every local file that the snapshot names; returns the missing ones and a count of remote ones. */
export async function linkMedia(
  snapshot: Snapshot,
  from: string,
  to: string,
): Promise<Pick<Manifest, 'missing' | 'elsewhere'>> {
  const missing: string[] = [];
  let elsewhere = 0;
  const media = snapshot.tables.find(({ name }) => name === MEDIA_TABLE);
  if (!media) return { missing, elsewhere };
  for await (const rows of snapshot.rows(media)) {
    const named = rows.map(namesOf);
    const names = named.flatMap((some) => some ?? []);
    elsewhere += named.filter((some) => some === undefined).length;
    missing.push(...(await linkNamed(from, to, names)));
  }
  return { missing, elsewhere };
}
