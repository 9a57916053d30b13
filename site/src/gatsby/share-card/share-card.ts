import sharp from 'sharp';
import type { FocalPoint } from '../../lib/focal-point';
import { cropPicture } from './crop-picture';
import { CARD, type CardLayout, type CardText, drawingOf, PICTURE, WHOLE_PICTURE } from './drawing';
import { GROUND, toShareJpeg } from './share-jpeg';
import { storeShareFile } from './store-share-file';

export type CardPicture = { file: string; digest: string; focalPoint?: FocalPoint | null };

/**
 * Draws the share picture of a page, unless an earlier build drew the same. Returns its URL, which
 * changes with the content. A picture that cannot be read is left out: it must not stop the build.
 */
export async function shareCard(
  text: CardText,
  picture: CardPicture | null,
  publicFolder?: string,
): Promise<string> {
  try {
    return await storeCard(text, picture, publicFolder);
  } catch (error) {
    if (!picture) throw error;
    return storeCard(text, null, publicFolder);
  }
}

async function storeCard(
  text: CardText,
  picture: CardPicture | null,
  publicFolder?: string,
): Promise<string> {
  const layout = await layoutOf(picture);
  const svg = drawingOf(text, layout);
  const { digest = '', focalPoint } = picture ?? {};
  const sources = [svg, digest, focalPoint ? JSON.stringify(focalPoint) : ''];
  return storeShareFile(sources, () => draw(svg, picture, layout), publicFolder);
}

/** Largest part of a picture that cropping may remove: more would cut its texts. */
const MAX_LOSS = 0.25;

/** Crops a picture that fits nearly, or one with a focal point; others are shown whole. */
async function layoutOf(picture: CardPicture | null): Promise<CardLayout> {
  if (!picture) return 'none';
  if (picture.focalPoint) return 'cropped';
  const { width, height } = (await sharp(picture.file).metadata()).autoOrient;
  const ratio = (width / height) * (PICTURE.height / PICTURE.width);
  return 1 - Math.min(ratio, 1 / ratio) > MAX_LOSS ? 'whole' : 'cropped';
}

async function draw(svg: string, picture: CardPicture | null, layout: CardLayout): Promise<Buffer> {
  const layers = [{ input: Buffer.from(svg), left: 0, top: 0 }];
  if (picture) {
    layers.unshift(layout === 'whole' ? await wholeLayer(picture) : await croppedLayer(picture));
  }
  const card = sharp({ create: { ...CARD, channels: 3, background: GROUND } }).composite(layers);
  return toShareJpeg(await card.png().toBuffer());
}

async function croppedLayer({ file, focalPoint }: CardPicture) {
  const cropped = await cropPicture(file, PICTURE, focalPoint);
  return { input: await cropped.png().toBuffer(), left: PICTURE.left, top: PICTURE.top };
}

async function wholeLayer({ file }: CardPicture) {
  const { left, top, width, height } = WHOLE_PICTURE;
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(width, height, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const mask = `<svg width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="20"/></svg>`;
  const rounded = sharp(data).composite([{ input: Buffer.from(mask), blend: 'dest-in' }]);
  return {
    input: await rounded.png().toBuffer(),
    left: left + Math.round((width - info.width) / 2),
    top: top + Math.round((height - info.height) / 2),
  };
}
