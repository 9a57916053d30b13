import { nameEntry, type Problem } from './failure.ts';
import type { ReleaseView } from './release-view.ts';
import { dataFileOfRoute } from './routes.ts';
import { referTo, type ShownEntry } from './snapshot.ts';

/** Entry → hashes of its content and of the page that was seen to show it. */
type Verified = Map<string, string>;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}

/** What of an entry a page does not show; a picture that comes later is only in the page's data. */
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

/**
 * Finds entries whose name, price or pictures do not appear on the page that shows them. An entry and
 * a page that passed together are not compared again until one of them changes.
 */
export function createContentCheck() {
  let verified: Verified = new Map();

  return async (view: ReleaseView): Promise<Problem[]> => {
    const { snapshot, files } = view;
    const texts = new Map<string, Promise<string>>();
    const read = (file: string | undefined): Promise<string> => {
      if (file === undefined || !files.has(file)) return Promise.resolve('');
      const text = texts.get(file) ?? view.readText(file);
      texts.set(file, text);
      return text;
    };
    const passed: Verified = new Map();
    const problems: Problem[] = [];
    for (const [key, shown] of Object.entries(snapshot.shown)) {
      const file = view.fileOf(shown.page);
      const label = snapshot.labels[key];
      if (!file || !label || !view.isPublished(key)) continue;
      const dataFile = dataFileOfRoute(shown.page);
      const hashes = [file, dataFile].map((each) => files.get(each)?.hash);
      const version = [snapshot.entries[key], ...hashes].join(' ');
      const isVerified = verified.get(key) === version;
      const missing = isVerified ? [] : missingIn(await read(file), await read(dataFile), shown);
      if (missing.length === 0) passed.set(key, version);
      for (const what of missing) {
        const message = `${nameEntry(label)}: ${what}.`;
        problems.push({ message, entry: referTo(snapshot, key), isCacheSuspect: true });
      }
    }
    verified = passed;
    return problems;
  };
}

export type CheckContent = ReturnType<typeof createContentCheck>;
