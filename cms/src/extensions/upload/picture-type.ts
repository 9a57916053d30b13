import { open } from 'node:fs/promises';

export type PictureType = { mime: string; extension: string };

const HEAD_BYTES = 32;
const AVIF_BRANDS = new Set(['avif', 'avis']);

function typeOf(head: Buffer): PictureType | undefined {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return { mime: 'image/png', extension: '.png' };
  if (text(0, 3) === '\xff\xd8\xff') return { mime: 'image/jpeg', extension: '.jpg' };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return { mime: 'image/webp', extension: '.webp' };
  }
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.has(text(8, 12))) {
    return { mime: 'image/avif', extension: '.avif' };
  }
  return undefined;
}

/** Which kind of picture a file is by its first bytes, whatever its name says. */
export async function readPictureType(path: string): Promise<PictureType | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return typeOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
