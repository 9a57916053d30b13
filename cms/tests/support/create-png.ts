import { deflateSync } from 'node:zlib';

import sharp from 'sharp';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const RGB = 2;

function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns a black PNG; with fewer `rows` than `height` it is truncated. */
export function createPng(width: number, height: number, rows = height): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, RGB, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((1 + width * 3) * rows));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns an animated WebP that repeats one black frame. */
export async function createAnimation(
  width: number,
  height: number,
  frames: number,
): Promise<Buffer> {
  const still = await sharp({ create: { width, height, channels: 3, background: 'black' } })
    .webp({ lossless: true })
    .toBuffer();
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  const named = (type: string, ...parts: Buffer[]) => {
    const data = Buffer.concat(parts);
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type, 'latin1'), length, data]);
  };
  const isAnimated = Buffer.from([2, 0, 0, 0]);
  // Position 0,0; 100 ms; overwrites the previous frame.
  const frame = named(
    'ANMF',
    Buffer.alloc(6),
    size,
    Buffer.from([100, 0, 0, 2]),
    still.subarray(12),
  );
  return named(
    'RIFF',
    Buffer.from('WEBP', 'latin1'),
    named('VP8X', isAnimated, size),
    named('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  );
}
