import { altTextOf, DECORATIVE, isDecorative } from '@tequiora/cms/contracts/alt-text.ts';
import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';

/** Form value of a stored picture. */
export type PictureValue = {
  id: number;
  url: string;
  /** Alternative text in the media library; null when it has none. */
  savedText: string | null;
  alternativeText: string;
  isDecorative: boolean;
};

export function toPictureValue({ id, url, alternativeText }: PictureRef): PictureValue {
  return {
    id,
    url,
    savedText: alternativeText,
    alternativeText: altTextOf(alternativeText),
    isDecorative: isDecorative(alternativeText),
  };
}

/** Returns the value of a new upload, which still needs an alternative text. */
export function newPictureValue(picture: PictureRef): PictureValue {
  return { ...toPictureValue(picture), isDecorative: false };
}

/** Returns the alternative text to store in the media library; null when it is unchanged. */
export function newDescription(picture: PictureValue): string | null {
  if (picture.isDecorative) return isDecorative(picture.savedText) ? null : DECORATIVE;
  const text = picture.alternativeText.trim();
  return text === picture.savedText ? null : text;
}
