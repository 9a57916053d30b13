import { open } from 'node:fs/promises';

export type PictureType = { mime: string; extension: string };

const HEAD_BYTES = 32;
const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

function typeOf(head: Buffer): PictureType | 'heic' | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { mime: 'image/png', extension: '.png' };
  if (text(0, 3) === '\xff\xd8\xff') return { mime: 'image/jpeg', extension: '.jpg' };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return { mime: 'image/webp', extension: '.webp' };
  }
  if (text(4, 8) !== 'ftyp') return undefined;
  // Compatible brands follow the major brand, which may be `mif1` in AVIF files.
  const brands = [8, 16, 20, 24, 28].map((start) => text(start, start + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) {
    return { mime: 'image/avif', extension: '.avif' };
  }
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : undefined;
}

/**
 * Detects the type of a picture by its first bytes. `heic` is the format of iPhone photos, which
 * most browsers cannot show.
 */
export async function readPictureType(path: string): Promise<PictureType | 'heic' | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return typeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
