import { isDecorative, DECORATIVE } from '../../contracts/pictures';
import { isRecord, type Problem, textOf, type Values } from './entry';
import type { EntryField } from './fields-of';
import { picturesInText } from './rich-text';

// Nobody meets it on a page, and for networks the page's title describes it.
const NOT_SHOWN = 'shareImage';

/** Pixels of width that a place needs to look sharp, by owner and field. */
const PLACES: Readonly<Record<string, number>> = {
  'components.sections.hero-slide.image': 1440,
  'components.sections.page-hero.image': 1080,
  'components.sections.about.image': 1200,
  'components.sections.feature.image': 720,
  'components.sections.team-member.portrait': 160,
  'components.shared.seo.shareImage': 1200,
  'content-types.api::product.product.image': 1080,
  'content-types.api::flagship-product.flagship-product.image': 1080,
  'content-types.api::service.service.image': 720,
  'content-types.api::complementary-service.complementary-service.image': 720,
  'content-types.api::case.case.image': 1440,
  'content-types.api::case.case.mockupImage': 1440,
  'content-types.api::testimonial.testimonial.image': 720,
  'content-types.api::testimonial.testimonial.avatar': 160,
  'content-types.api::testimonial.testimonial.companyLogo': 200,
  'content-types.api::client.client.logo': 200,
  'content-types.api::contact-page.contact-page.mapImage': 1440,
};

/** Whether a field shows pictures that need a text. */
export function isShownPicture({ type }: { type: string }, name: string): boolean {
  return type === 'blocks' || (type === 'media' && name !== NOT_SHOWN);
}

function picturesOf({ attribute, value }: EntryField): Values[] {
  if (attribute.type === 'blocks') return picturesInText(value);
  if (attribute.type !== 'media') return [];
  const files: unknown[] = Array.isArray(value) ? value : [value];
  return files.filter(isRecord).filter(({ mime }) => String(mime).startsWith('image/'));
}

function isDescribed({ attribute }: EntryField, { alternativeText, name }: Values): boolean {
  const text = textOf(alternativeText);
  // Into rich text the panel writes the name of the file where nobody wrote a text.
  if (attribute.type === 'blocks') return text !== '' && text !== name;
  return isDecorative(alternativeText) || text !== '';
}

function howToMend({ attribute }: EntryField): string {
  return attribute.type === 'blocks'
    ? `En la biblioteca de medios escribe qué se ve, o «${DECORATIVE}» si solo adorna, y vuelve a ponerla aquí.`
    : `Escribe qué se ve, o «${DECORATIVE}» si solo adorna.`;
}

/** Pictures about which nobody said what they show, or that they only decorate. */
export function pictureProblems(fields: readonly EntryField[]): Problem[] {
  return fields.flatMap((field) => {
    if (!isShownPicture(field.attribute, field.name)) return [];
    return picturesOf(field)
      .filter((file) => !isDescribed(field, file))
      .map(({ name }) => ({
        path: field.path,
        message: `«${field.place}»: «${String(name)}» no tiene texto alternativo. ${howToMend(field)}`,
      }));
  });
}

/** Pictures that have fewer pixels than their place shows. */
export function smallPictures(fields: readonly EntryField[]): string[] {
  return fields.flatMap((field) => {
    const needed = PLACES[`${field.owner}.${field.name}`] ?? 0;
    return picturesOf(field)
      .filter(({ width }) => typeof width === 'number' && width < needed)
      .map(
        ({ name, width }) =>
          `«${field.place}»: «${String(name)}» mide ${String(width)} píxeles de ancho y aquí se necesitan ${needed}; se verá borrosa.`,
      );
  });
}
