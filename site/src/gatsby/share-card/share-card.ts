import sharp from 'sharp';
import type { FocalPoint } from '../../lib/focal-point';
import { cropPicture } from './crop-picture';
import { CARD, drawingOf, PICTURE, type CardText } from './drawing';
import { storeShareFile } from './store-share-file';

export type CardPicture = { file: string; digest: string; focalPoint?: FocalPoint | null };

/**
 * Draws the share picture of a page, unless an earlier build drew the same. Returns its URL, which
 * changes with the content.
 */
export async function shareCard(
  text: CardText,
  picture: CardPicture | null,
  publicFolder?: string,
): Promise<string> {
  const svg = drawingOf(text, picture !== null);
  const { digest = '', focalPoint } = picture ?? {};
  const sources = [svg, digest, focalPoint ? JSON.stringify(focalPoint) : ''];
  return storeShareFile(sources, () => draw(svg, picture), publicFolder);
}

async function draw(svg: string, picture: CardPicture | null): Promise<Buffer> {
  const layers = [{ input: Buffer.from(svg), left: 0, top: 0 }];
  if (picture) {
    const { left, top } = PICTURE;
    const cropped = await cropPicture(picture.file, PICTURE, picture.focalPoint);
    layers.unshift({ input: await cropped.png().toBuffer(), left, top });
  }
  return sharp({ create: { ...CARD, channels: 3, background: '#fff' } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
