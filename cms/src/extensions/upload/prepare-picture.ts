import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp, { type Metadata, type Sharp } from 'sharp';

import { CATALOGUE_LIMITS } from '../../../contracts/catalogue';
import { readCopyright } from './copyright';
import { type FileType, WEBP } from './file-type';
import { stripMetadata } from './strip-metadata';

type PreparedPicture = { filepath: string; type: FileType };

const UPRIGHT = 1;
// Each attempt halves the excess at least; noise needs two.
const MAX_ATTEMPTS = 3;
const UNBOUNDED = { limitInputPixels: false } as const;
// Telephones write JPEGs with harmless flaws, such as bytes between segments. Truncated ones fail.
const TOLERANT = { ...UNBOUNDED, failOn: 'error' } as const;

function isAnimated({ pages = 1 }: Metadata): boolean {
  return pages > 1;
}

function needsEncoding(
  { orientation = UPRIGHT, width, height, pages = 1 }: Metadata,
  bytes: number,
) {
  const pixels = width * height * pages;
  return (
    (pages === 1 && orientation !== UPRIGHT) ||
    pixels > CATALOGUE_LIMITS.storedPixels ||
    Math.max(width, height) > CATALOGUE_LIMITS.storedSide ||
    bytes > CATALOGUE_LIMITS.storedBytes
  );
}

/** AVIF takes about a second per megapixel to encode. */
function encodedType(type: FileType): FileType {
  return type.mime === 'image/avif' ? WEBP : type;
}

function encode(picture: Sharp, { mime }: FileType): Sharp {
  if (mime === 'image/png') return picture.png();
  if (mime === 'image/webp') return picture.webp({ quality: 90 });
  return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
}

/** Turns the picture upright and shrinks it until it fits the limits for stored pictures. */
async function encodeWithin(file: Buffer, type: FileType, metadata: Metadata): Promise<Buffer> {
  const { autoOrient: upright, pages = 1, space } = metadata;
  const { width, height } = upright;
  const copyright = readCopyright(metadata);
  let scale = Math.min(
    1,
    Math.sqrt(CATALOGUE_LIMITS.storedPixels / (width * height * pages)),
    CATALOGUE_LIMITS.storedSide / Math.max(width, height),
  );
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  for (let attempt = 1; ; attempt += 1) {
    const source = sharp(file, { ...TOLERANT, animated: isAnimated(metadata) });
    const turned = isAnimated(metadata) ? source : source.autoOrient();
    const sized =
      scale < 1 ? turned.resize(scaled(width), scaled(height), { fit: 'fill' }) : turned;
    // A CMYK profile does not fit the RGB values that are written.
    const coloured = space === 'cmyk' ? sized : sized.keepIccProfile();
    const owned =
      copyright === '' ? coloured : coloured.withExif({ IFD0: { Copyright: copyright } });
    const encoded = await encode(owned, type).toBuffer();
    if (encoded.length <= CATALOGUE_LIMITS.storedBytes || attempt === MAX_ATTEMPTS) return encoded;
    scale *= Math.sqrt((CATALOGUE_LIMITS.storedBytes / encoded.length) * 0.9);
  }
}

/** Returns false for a picture whose decoding reports flaws; decodes at the smallest possible size. */
async function isFlawless(file: Buffer): Promise<boolean> {
  const picture = sharp(file, { ...UNBOUNDED, animated: true });
  return picture
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false);
}

/**
 * Writes the picture to store: upright, within the limits for stored pictures, and without data about
 * the place, the camera and its owner. A picture that is already upright, small and without flaws, on
 * which the build of the site would fail, is not encoded again; the file given is never changed.
 * @returns the file given when nothing needs to change
 * @throws Error when the picture cannot be decoded
 */
export async function preparePicture(
  filepath: string,
  type: FileType,
  metadata: Metadata,
  folder: string,
): Promise<PreparedPicture> {
  const file = await readFile(filepath);
  const isEncoded = needsEncoding(metadata, file.length) || !(await isFlawless(file));
  const stored = isEncoded ? encodedType(type) : type;
  const decodable = isEncoded ? await encodeWithin(file, stored, metadata) : file;
  // Also after encoding: sharp adds other data to the copyright note.
  const prepared = stripMetadata(decodable, stored.mime, metadata, readCopyright(metadata));
  if (prepared.equals(file)) return { filepath, type };
  const target = path.join(folder, `picture${stored.extension}`);
  await writeFile(target, prepared);
  return { filepath: target, type: stored };
}
