import path from 'node:path';
import sharp from 'sharp';
import { cropPicture } from './crop-picture';
import { CARD } from './drawing';
import type { CardPicture } from './share-card';
import { GROUND, toShareJpeg } from './share-jpeg';
import { storeShareFile } from './store-share-file';

/** Stores a picture in the size for social networks, cropped or whole. Returns its URL. */
export async function shareImage(
  picture: CardPicture,
  isWhole: boolean,
  publicFolder?: string,
): Promise<string> {
  const { file, digest, focalPoint } = picture;
  const sources = ['image', digest, JSON.stringify(focalPoint ?? null), String(isWhole)];
  const draw = async () => {
    const image = isWhole
      ? sharp(file)
          .autoOrient()
          .resize({ ...CARD, fit: 'contain', background: GROUND })
      : await cropPicture(file, CARD, focalPoint);
    return toShareJpeg(await image.png().toBuffer());
  };
  return storeShareFile(sources, draw, publicFolder, path.parse(file).name);
}
