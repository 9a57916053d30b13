import { isDecorative, DECORATIVE } from '../../../../contracts/alt-text';
import { isRecord } from '../../../../contracts/is-record';
import { textOf, type Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { richTextPictures } from '../../../content-model/rich-text';
import { fieldCheck } from './publish-check';

// No page shows it; social networks show it with the title of the page.
const NOT_SHOWN = 'shareImage';

/** Minimum width in pixels for a sharp picture, by owner and field. */
const MIN_WIDTHS: Readonly<Record<string, number>> = {
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

/** Returns true for fields whose pictures need an alternative text. */
export function isShownPicture({ type }: { type: string }, name: string): boolean {
  return type === 'blocks' || (type === 'media' && name !== NOT_SHOWN);
}

function picturesOf({ attribute, value }: EntryField): Values[] {
  if (attribute.type === 'blocks') return richTextPictures(value);
  if (attribute.type !== 'media') return [];
  const files: unknown[] = Array.isArray(value) ? value : [value];
  return files.filter(isRecord).filter(({ mime }) => String(mime).startsWith('image/'));
}

function isDescribed({ attribute }: EntryField, { alternativeText, name }: Values): boolean {
  const text = textOf(alternativeText);
  // The panel uses the file name as alternative text of a picture in rich text that has none.
  if (attribute.type === 'blocks') return text !== '' && text !== name;
  return isDecorative(alternativeText) || text !== '';
}

function describeFix({ attribute }: EntryField): string {
  return attribute.type === 'blocks'
    ? `En la biblioteca de medios escribe qué se ve, o «${DECORATIVE}» si solo adorna, y vuelve a ponerla aquí.`
    : `Escribe qué se ve, o «${DECORATIVE}» si solo adorna.`;
}

/** Rejects pictures that have no alternative text and are not marked as decorative. */
export const pictureCheck = fieldCheck((field) => {
  if (!isShownPicture(field.attribute, field.name)) return undefined;
  const undescribed = picturesOf(field).filter((file) => !isDescribed(field, file));
  return undescribed.map(
    ({ name }) =>
      `«${field.place}»: «${String(name)}» no tiene texto alternativo. ${describeFix(field)}`,
  );
});

/** Warns about pictures that are smaller than their display size. */
export const pictureSizeCheck = fieldCheck((field) => {
  const needed = MIN_WIDTHS[`${field.owner}.${field.name}`] ?? 0;
  return picturesOf(field)
    .filter(({ width }) => typeof width === 'number' && width < needed)
    .map(
      ({ name, width }) =>
        `«${field.place}»: «${String(name)}» mide ${String(width)} píxeles de ancho y aquí se necesitan ${needed}; se verá borrosa.`,
    );
});
