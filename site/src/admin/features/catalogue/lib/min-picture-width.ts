import { MIN_PICTURE_WIDTHS } from '@tequiora/cms/contracts/picture-widths.ts';

/** Returns the width in pixels from which the picture of a content type is sharp. */
export function minPictureWidth(uid: string): number {
  return MIN_PICTURE_WIDTHS[`content-types.${uid}.image`] ?? 0;
}
