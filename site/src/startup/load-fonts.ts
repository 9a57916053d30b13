import { delay } from '#src/lib/delay.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';
import type { WebFontFace } from '#src/theme/font-faces.ts';

const CACHED_KEY = 'letras';
const MAX_WAIT_MS = 1000;

/**
 * Fetches the web fonts after the first view, which they would delay on a slow connection; until then
 * fallback faces with the same metrics are shown. All are added together, because each font change
 * causes a full layout. Cached fonts are used at once. Resolves when the fonts are in the document, or
 * will not arrive soon.
 */
export async function loadFonts(
  faces: readonly WebFontFace[],
  firstView: Promise<void>,
): Promise<void> {
  const version = faces.map(({ file }) => file).join();
  const areCached = readStored('localStorage', CACHED_KEY) === version;
  if (areCached) {
    for (const face of createFonts(faces, 'fallback')) {
      document.fonts.add(face);
      face.load().catch(() => undefined);
    }
  }
  await firstView;
  if (!areCached) await Promise.race([addFonts(faces, version), delay(MAX_WAIT_MS)]);
}

async function addFonts(faces: readonly WebFontFace[], version: string): Promise<void> {
  const results = await Promise.allSettled(createFonts(faces, 'swap').map((face) => face.load()));
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  for (const face of loaded) document.fonts.add(face);
  // Otherwise the fonts are fetched late on the next page too.
  if (loaded.length === faces.length) writeStored('localStorage', CACHED_KEY, version);
}

function createFonts(faces: readonly WebFontFace[], display: FontDisplay): FontFace[] {
  return faces.map(
    ({ family, file, weights, range }) =>
      new FontFace(family, `url(${file})`, { weight: weights, unicodeRange: range, display }),
  );
}
