import path from 'node:path';
import sharp from 'sharp';
import { ramps } from '../../../../cms/contracts/ramps';
import { cropPicture } from './crop-picture';
import { CARD } from './drawing';
import type { CardPicture } from './share-card';
import { storeShareFile } from './store-share-file';

// Background of transparent pictures, because JPEG would make them black.
const GROUND = ramps.blue[50];

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
    return image.flatten({ background: GROUND }).jpeg({ quality: 84 }).toBuffer();
  };
  return storeShareFile(sources, draw, publicFolder, path.parse(file).name);
}
