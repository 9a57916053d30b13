import { boolean, number, object, string, type InferType } from '#src/lib/yup.ts';
import { altTextOf, DECORATIVE, isDecorative } from '@tequiora/cms/contracts/alt-text.ts';
import { CATALOGUE_LIMITS, type PictureRef } from '@tequiora/cms/contracts/catalogue.ts';

const { alternativeText } = CATALOGUE_LIMITS;

export const pictureSchema = object({
  id: number().required(),
  url: string().required(),
  /** In pixels; null when it is not known. */
  width: number().defined().nullable(),
  /** Alternative text in the media library; null when it has none. */
  savedText: string().defined().nullable(),
  isDecorative: boolean().required(),
  alternativeText: string()
    .trim()
    .defined()
    .when('isDecorative', {
      is: false,
      then: (text) =>
        text.min(1, 'Describe la imagen, o marca que es decorativa').max(alternativeText.max),
    }),
});

/** Form value of a stored picture. */
export type PictureValue = InferType<typeof pictureSchema>;

export function toPictureValue({ id, url, width, alternativeText }: PictureRef): PictureValue {
  return {
    id,
    url,
    width,
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
