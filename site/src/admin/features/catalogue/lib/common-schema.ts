import { boolean, number, object, string } from '#src/lib/yup.ts';
import { catalogueTexts } from '@tequiora/cms/contracts/catalogue-schema.ts';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';

const { alternativeText } = CATALOGUE_LIMITS;

const pictureSchema = object({
  id: number().required(),
  url: string().required(),
  savedText: string().defined().nullable(),
  isDecorative: boolean().required(),
  alternativeText: string()
    .trim()
    .defined()
    .when('isDecorative', {
      is: false,
      then: (text) =>
        text
          .min(1, 'Describe la imagen, o marca que es decorativa')
          .max(
            alternativeText.max,
            `La descripción debe tener como máximo ${alternativeText.max} caracteres`,
          ),
    }),
});

/** Validation rules, as in the CMS, of the fields shared by products and services. */
export const commonSchemaFields = {
  ...catalogueTexts,
  picture: pictureSchema.nullable().defined(),
};
