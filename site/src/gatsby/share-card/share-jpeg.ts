import sharp from 'sharp';
import { ramps } from '../../../../cms/contracts/ramps';

/** Behind transparent pictures, because JPEG would make them black, and around whole ones. */
export const GROUND = ramps.blue[50];

/** Messengers show no preview for larger pictures. */
const MAX_BYTES = 300_000;
const QUALITIES = [84, 72, 60, 45, 30];

/** Encodes a picture for sharing in the best quality that stays within 300 kB. */
export async function toShareJpeg(image: Buffer): Promise<Buffer> {
  const encode = (quality: number) =>
    sharp(image)
      .flatten({ background: GROUND })
      .jpeg({ quality, chromaSubsampling: quality > 80 ? '4:4:4' : '4:2:0' })
      .toBuffer();
  for (const quality of QUALITIES) {
    const jpeg = await encode(quality);
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  return encode(Math.min(...QUALITIES));
}
