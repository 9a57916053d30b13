import type { Manifest } from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import { holdNamed, MEDIA_TABLE, namesOf } from './uploads.ts';

/** Holds on to every file of the disk that the snapshot names, and says which ones it cannot. */
export async function holdMedia(
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
    missing.push(...(await holdNamed(from, to, names)));
  }
  return { missing, elsewhere };
}
