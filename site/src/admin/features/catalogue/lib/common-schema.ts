import { boolean, number, object, string } from '#src/lib/yup.ts';
import { CATALOGUE_FIELD_MESSAGES, CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';

const { name, description, alternativeText } = CATALOGUE_LIMITS;
const messages = CATALOGUE_FIELD_MESSAGES;

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
  name: string().trim().defined().min(name.min, messages.name).max(name.max, messages.name),
  description: string()
    .trim()
    .defined()
    .min(description.min, messages.description)
    .max(description.max, messages.description),
  picture: pictureSchema.nullable().defined(),
};
