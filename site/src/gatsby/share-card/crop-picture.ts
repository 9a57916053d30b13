import sharp, { type Sharp } from 'sharp';
import type { FocalPoint } from '../../lib/focal-point';

type Size = { width: number; height: number };

const CENTER: FocalPoint = { x: 50, y: 50 };

/** Scales and crops the picture to the size, like CSS `object-position` at the focal point. */
export async function cropPicture(
  file: string,
  { width, height }: Size,
  focalPoint?: FocalPoint | null,
): Promise<Sharp> {
  const { x, y } = focalPoint ?? CENTER;
  const picture = sharp(file).autoOrient();
  const original = (await picture.metadata()).autoOrient;
  const scale = Math.max(width / original.width, height / original.height);
  const scaledWidth = Math.max(width, Math.round(original.width * scale));
  const scaledHeight = Math.max(height, Math.round(original.height * scale));
  return picture.resize(scaledWidth, scaledHeight, { fit: 'fill' }).extract({
    left: Math.round(((scaledWidth - width) * x) / 100),
    top: Math.round(((scaledHeight - height) * y) / 100),
    width,
    height,
  });
}
