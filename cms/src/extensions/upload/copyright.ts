import type { Metadata } from 'sharp';

const COPYRIGHT_TAG = 0x8298;
const ASCII = 2;
const MAX_BYTES = 500;

type TiffReader = { u16(at: number): number; u32(at: number): number };

/** Returns the copyright note in EXIF data, which is a TIFF file. */
function readFromExif(exif: Buffer): string | undefined {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read: TiffReader = isLittle
    ? { u16: (at) => tiff.readUInt16LE(at), u32: (at) => tiff.readUInt32LE(at) }
    : { u16: (at) => tiff.readUInt16BE(at), u32: (at) => tiff.readUInt32BE(at) };
  const start = read.u32(4);
  for (let index = 0; index < read.u16(start); index += 1) {
    const entry = start + 2 + index * 12;
    if (read.u16(entry) !== COPYRIGHT_TAG || read.u16(entry + 2) !== ASCII) continue;
    const length = read.u32(entry + 4);
    const at = length > 4 ? read.u32(entry + 8) : entry + 8;
    return tiff.toString('utf8', at, at + length);
  }
  return undefined;
}

function readFromXmp(xmp: Buffer): string | undefined {
  return /<dc:rights>.*?<rdf:li[^>]*>([^<]+)</s.exec(xmp.toString('utf8'))?.[1];
}

/** Returns the dataset 2:116 of IPTC data. */
function readFromIptc(iptc: Buffer): string | undefined {
  const at = iptc.indexOf(Buffer.from([0x1c, 2, 116]));
  if (at < 0) return undefined;
  return iptc.toString('utf8', at + 5, at + 5 + iptc.readUInt16BE(at + 3));
}

function attempt(read: (data: Buffer) => string | undefined, data: Buffer | undefined): string {
  try {
    const text = (data && read(data)) ?? '';
    return text.replace(/\p{Cc}+/gu, ' ').trim();
  } catch {
    // Damaged metadata holds no usable note.
    return '';
  }
}

/** Returns the copyright note of a picture from its EXIF, XMP or IPTC data; '' for none. */
export function readCopyright({ exif, xmp, iptc }: Metadata): string {
  const note =
    attempt(readFromExif, exif) || attempt(readFromXmp, xmp) || attempt(readFromIptc, iptc);
  return Buffer.from(note)
    .subarray(0, MAX_BYTES)
    .toString('utf8')
    .replace(/\uFFFD+$/, '');
}

/** Returns EXIF data (a TIFF file) that holds only a copyright note; empty for none. */
export function copyrightExif(note: string): Buffer {
  if (note === '') return Buffer.alloc(0);
  // A value of up to four bytes would be stored in the entry itself.
  const text = Buffer.from(`${note.padEnd(4)}\0`);
  const head = Buffer.alloc(26);
  head.write('II*\0', 0, 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(1, 8);
  head.writeUInt16LE(COPYRIGHT_TAG, 10);
  head.writeUInt16LE(ASCII, 12);
  head.writeUInt32LE(text.length, 14);
  head.writeUInt32LE(26, 18);
  return Buffer.concat([head, text]);
}
