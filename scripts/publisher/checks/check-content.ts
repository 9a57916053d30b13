import type { ShownEntry, Snapshot } from '@tequiora/cms/contracts/snapshot.ts';
import { referTo } from '../../lib/read-snapshot.ts';
import { dataFileOfRoute } from '../../lib/releases/routes.ts';
import { formatEntryName, type Problem } from '../failures/failure.ts';
import type { ReleaseView } from './release-view.ts';

/** Entry → hashes of its content and of the page that was verified to show it. */
type Verified = Map<string, string>;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/** Returns what a page does not show of an entry; a lazily loaded picture is only in the page data. */
function missingIn(html: string, data: string, { page, texts, pictures }: ShownEntry): string[] {
  const hasPicture = (hash: string): boolean =>
    html.includes(`/${hash}.`) || data.includes(`/${hash}.`);
  return [
    ...texts
      .filter((text) => !html.includes(escaped(text)))
      .map((text) => `la página ${page} no muestra «${text}»`),
    ...pictures
      .filter((hash) => !hasPicture(hash))
      .map((hash) => `la página ${page} no muestra su imagen ${hash}`),
  ];
}

function byPage(snapshot: Snapshot): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const [key, { page }] of Object.entries(snapshot.shown)) {
    const others = keys.get(page);
    if (others) others.push(key);
    else keys.set(page, [key]);
  }
  return keys;
}

/**
 * Creates a check for entries whose name, price or pictures are missing from their page. An entry and a
 * page that passed together are compared again only when one of them changes.
 */
export function createContentCheck() {
  let verified: Verified = new Map();

  return async (view: ReleaseView): Promise<Problem[]> => {
    const { snapshot, files } = view;
    const passed: Verified = new Map();
    const problems: Problem[] = [];
    for (const [page, keys] of byPage(snapshot)) {
      const file = view.fileOf(page);
      const dataFile = dataFileOfRoute(page);
      // Reported by the check for missing pages.
      if (!file) continue;
      const hashes = [file, dataFile].map((each) => files.get(each)?.hash).join(' ');
      const versionOf = (key: string): string => `${snapshot.entries[key]} ${hashes}`;
      const changed = keys.filter((key) => verified.get(key) !== versionOf(key));
      const html = changed.length > 0 ? await view.readText(file) : '';
      const data = changed.length > 0 && files.has(dataFile) ? await view.readText(dataFile) : '';
      for (const key of keys.filter(view.isPublished)) {
        const [shown, label] = [snapshot.shown[key], snapshot.labels[key]];
        if (!shown || !label) continue;
        const missing = changed.includes(key) ? missingIn(html, data, shown) : [];
        if (missing.length === 0) passed.set(key, versionOf(key));
        for (const what of missing) {
          const message = `${formatEntryName(label)}: ${what}.`;
          problems.push({ message, entry: referTo(snapshot, key), isCacheSuspect: true });
        }
      }
    }
    verified = passed;
    return problems;
  };
}
