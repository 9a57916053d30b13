/**
 * Program of a child process: decodes a HEIC photo, shrinks it and writes it as JPEG. Its memory, about
 * 9 bytes a pixel, is freed with the process; that of WebAssembly would stay with the CMS.
 */
import { readFileSync } from 'node:fs';

import libheif, { type Channel } from 'libheif-js/wasm-bundle';
import sharp from 'sharp';

const CHANNELS = 3;

/** Removes the padding at the end of rows, in place. */
function removePadding({ data, width, height, stride }: Channel): Uint8Array {
  const rowBytes = width * CHANNELS;
  for (let row = 1; row < height && stride !== rowBytes; row += 1) {
    data.copyWithin(row * rowBytes, row * stride, row * stride + rowBytes);
  }
  return data.subarray(0, height * rowBytes);
}

async function main([input = '', output = '', ...limits]: string[]): Promise<void> {
  const [storedPixels = NaN, storedSide = NaN] = limits.map(Number);
  sharp.concurrency(1);
  const photos = new libheif.HeifDecoder().decode(readFileSync(input));
  // Bursts and stereo pairs have several.
  const photo = photos.find((each) => each.is_primary()) ?? photos[0];
  if (!photo) throw new Error('The file has no photo');
  const decoded = await libheif.heif_js_decode_image2(
    photo.handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    libheif.heif_chroma.heif_chroma_interleaved_RGB,
  );
  const pixels = decoded.channels?.find(
    ({ id }) => id === libheif.heif_channel.heif_channel_interleaved,
  );
  if (!pixels) throw new Error('The photo cannot be decoded');
  const { width, height } = pixels;
  const scale = Math.min(
    1,
    Math.sqrt(storedPixels / (width * height)),
    storedSide / Math.max(width, height),
  );
  await sharp(removePadding(pixels), {
    raw: { width, height, channels: CHANNELS },
    limitInputPixels: false,
  })
    .resize({ width: Math.round(width * scale) })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(output);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
