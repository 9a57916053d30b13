import { open } from 'node:fs/promises';

export type FileType = {
  kind: 'picture' | 'heic' | 'document' | 'video' | 'captions';
  mime: string;
  extension: string;
};

const HEAD_BYTES = 32;
const AVIF_BRANDS = new Set(['avif', 'avis']);
const MP4_BRANDS = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
]);
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const TYPES = {
  png: { kind: 'picture', mime: 'image/png', extension: '.png' },
  jpeg: { kind: 'picture', mime: 'image/jpeg', extension: '.jpg' },
  webp: { kind: 'picture', mime: 'image/webp', extension: '.webp' },
  avif: { kind: 'picture', mime: 'image/avif', extension: '.avif' },
  heic: { kind: 'heic', mime: 'image/heic', extension: '.heic' },
  pdf: { kind: 'document', mime: 'application/pdf', extension: '.pdf' },
  mp4: { kind: 'video', mime: 'video/mp4', extension: '.mp4' },
  vtt: { kind: 'captions', mime: 'text/vtt', extension: '.vtt' },
} as const satisfies Record<string, FileType>;

export const { jpeg: JPEG, webp: WEBP } = TYPES;

function typeOf(head: Buffer): FileType | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return TYPES.png;
  if (text(0, 3) === '\xff\xd8\xff') return TYPES.jpeg;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return TYPES.webp;
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return TYPES.pdf;
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(text(0, 10))) return TYPES.vtt;
  if (text(4, 8) !== 'ftyp') return undefined;
  // Compatible brands follow the major brand, which may be `mif1` in AVIF files.
  const brands = [8, 16, 20, 24, 28].map((start) => text(start, start + 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return TYPES.avif;
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return TYPES.heic;
  return brands.some((brand) => MP4_BRANDS.has(brand)) ? TYPES.mp4 : undefined;
}

/**
 * Detects the type of a file by its first bytes; undefined for types that are not accepted. `heic` is
 * the format of iPhone photos, which most browsers cannot show.
 */
export async function readFileType(path: string): Promise<FileType | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return typeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
