import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';
import { altOf, DECORATIVE, isDecorative } from '@tequiora/cms/contracts/pictures.ts';

/** A stored picture in a form. */
export type PictureValue = {
  id: number;
  url: string;
  /** The text that the media library has; null when nobody wrote one yet. */
  savedText: string | null;
  alternativeText: string;
  isDecorative: boolean;
};

/** The picture of a stored entry. */
export function toPictureValue({ id, url, alternativeText }: PictureRef): PictureValue {
  return {
    id,
    url,
    savedText: alternativeText,
    alternativeText: altOf(alternativeText),
    isDecorative: isDecorative(alternativeText),
  };
}

/** One that was just uploaded: what it shows has still to be said. */
export function newPictureValue(picture: PictureRef): PictureValue {
  return { ...toPictureValue(picture), isDecorative: false };
}

/** What the media library has to learn; null when it knows. */
export function newDescription(picture: PictureValue): string | null {
  if (picture.isDecorative) return isDecorative(picture.savedText) ? null : DECORATIVE;
  const text = picture.alternativeText.trim();
  return text === picture.savedText ? null : text;
}
