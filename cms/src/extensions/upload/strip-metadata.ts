import { crc32 } from 'node:zlib';

import type { Metadata } from 'sharp';

import { copyrightExif } from './copyright';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
const PROFILE_PART_BYTES = 65_000;

const U16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

function isKeptSegment(marker: number, body: Buffer): boolean {
  const starts = (text: string) => body.toString('latin1', 0, text.length) === text;
  if (marker === APP0) return starts('JFIF\0');
  if (marker === APP2) return starts('ICC_PROFILE\0');
  if (marker === APP14) return starts('Adobe');
  return marker !== COMMENT && (marker < APP0 || marker > APP15);
}

/** Returns the index of the marker after the coded data that starts at `from`. */
function endOfScan(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  const isData = (byte = EOI) => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);
  while (at >= 0 && isData(jpeg[at + 1])) at = jpeg.indexOf(0xff, at + 1);
  return at < 0 ? jpeg.length : at;
}

function jpegSegment(marker: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([0xff, marker]), U16(body.length + 2), body]);
}

function exifSegments(exif: Buffer): Buffer[] {
  return exif.length > 0 ? [jpegSegment(APP1, Buffer.from('Exif\0\0', 'latin1'), exif)] : [];
}

/** Adds EXIF data and a colour profile to a JPEG that sharp wrote without any. */
export function addToJpeg(jpeg: Buffer, exif: Buffer, profile: Buffer = Buffer.alloc(0)): Buffer {
  const count = Math.ceil(profile.length / PROFILE_PART_BYTES);
  const profiles = Array.from({ length: count }, (_, index) => {
    const start = index * PROFILE_PART_BYTES;
    const part = profile.subarray(start, start + PROFILE_PART_BYTES);
    const head = [Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.from([index + 1, count])];
    return jpegSegment(APP2, ...head, part);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...exifSegments(exif), ...profiles, jpeg.subarray(2)]);
}

/** Keeps the segments that a decoder needs, and drops all bytes after the end of the picture. */
function stripJpeg(jpeg: Buffer, exif: Buffer): Buffer {
  const kept: Buffer[] = [Buffer.from([0xff, SOI])];
  let at = 2;
  let isNoted = false;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (jpeg[at] !== 0xff) throw new Error('The JPEG has bytes between its segments');
    if (marker === EOI) break;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    // JFIF must be the first segment.
    if (!isNoted && marker !== APP0) {
      kept.push(...exifSegments(exif));
      isNoted = true;
    }
    if (marker === SOS) {
      const next = endOfScan(jpeg, end);
      kept.push(jpeg.subarray(at, next));
      at = next;
    } else {
      if (isKeptSegment(marker, jpeg.subarray(at + 4, end))) kept.push(jpeg.subarray(at, end));
      at = end;
    }
  }
  return Buffer.concat([...kept, Buffer.from([0xff, EOI])]);
}

// Upper-case names belong to the picture itself.
const PNG_CHUNKS =
  /^(?:[A-Z]...|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)$/;

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function stripPng(png: Buffer, exif: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  let at = 8;
  let isNoted = exif.length === 0;
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT' && !isNoted) {
      kept.push(pngChunk('eXIf', exif));
      isNoted = true;
    }
    if (PNG_CHUNKS.test(type)) kept.push(png.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

const WEBP_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

function stripWebp(webp: Buffer, exif: Buffer): Buffer {
  const kept: Buffer[] = [];
  let isExtended = false;
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    const type = webp.toString('latin1', at, at + 4);
    const end = at + 8 + size + (size % 2);
    if (WEBP_CHUNKS.has(type)) {
      const chunk = Buffer.from(webp.subarray(at, end));
      if (type === 'VP8X') {
        isExtended = true;
        const flags = (chunk[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
        chunk[8] = exif.length > 0 ? flags | EXIF_FLAG : flags;
      }
      kept.push(chunk);
    }
    at = end;
  }
  if (isExtended && exif.length > 0) {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(exif.length);
    kept.push(Buffer.from('EXIF'), length, exif, Buffer.alloc(exif.length % 2));
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), length, body]);
}

const AVIF_BOXES = new Set(['ftyp', 'meta', 'mdat', 'moov']);

/**
 * Overwrites the boxes next to the picture, such as the one of a telephone's video, and drops what
 * follows the last box of the picture.
 */
function blankAvifBoxes(avif: Buffer): Buffer {
  let length = 0;
  for (let at = 0; at + 8 <= avif.length;) {
    const type = avif.toString('latin1', at + 4, at + 8);
    const short = avif.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= avif.length;
    const size = isLong ? Number(avif.readBigUInt64BE(at + 8)) : short || avif.length - at;
    if (size < (isLong ? 16 : 8)) break;
    const end = Math.min(at + size, avif.length);
    if (AVIF_BOXES.has(type)) {
      length = end;
    } else {
      avif.write('free', at + 4, 'latin1');
      avif.fill(0, at + (isLong ? 16 : 8), end);
    }
    at = end;
  }
  return avif.subarray(0, length);
}

/** Overwrites the metadata in place: other parts of the file refer to positions within it. */
function blankAvif(avif: Buffer, exif: Buffer, { exif: old, xmp }: Metadata): Buffer {
  const blanked = blankAvifBoxes(Buffer.from(avif));
  for (const data of [old, xmp]) {
    const at = data ? blanked.indexOf(data) : -1;
    if (!data || at < 0) continue;
    blanked.fill(data === xmp ? 0x20 : 0, at, at + data.length);
    const isPrefixed = data.toString('latin1', 0, 6) === 'Exif\0\0';
    if (isPrefixed) blanked.write('Exif\0\0', at, 'latin1');
    const start = at + (isPrefixed ? 6 : 0);
    if (data === old && exif.length <= at + data.length - start) exif.copy(blanked, start);
  }
  return blanked;
}

/**
 * Removes everything from a picture that its display does not need, such as position, serial numbers,
 * owner, comments and previews, without decoding it. Keeps the colour profile and the copyright note.
 * @throws Error when the structure of the file is invalid
 */
export function stripMetadata(
  file: Buffer,
  mime: string,
  metadata: Metadata,
  copyright: string,
): Buffer {
  const exif = copyrightExif(copyright);
  if (mime === 'image/jpeg') return stripJpeg(file, exif);
  if (mime === 'image/png') return stripPng(file, exif);
  if (mime === 'image/webp') return stripWebp(file, exif);
  return blankAvif(file, exif, metadata);
}
