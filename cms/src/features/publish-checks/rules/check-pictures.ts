import { isDecorative, DECORATIVE } from '../../../../contracts/alt-text';
import { isRecord } from '../../../../contracts/is-record';
import { describeSmallPicture, MIN_PICTURE_WIDTHS } from '../../../../contracts/picture-widths';
import { textOf, type Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { richTextPictures } from '../../../content-model/rich-text';
import { fieldCheck } from './publish-check';

// No page shows it; social networks show it with the title of the page.
const NOT_SHOWN = 'shareImage';

/** Returns true for fields whose pictures need an alternative text. */
export function isShownPicture({ type }: { type: string }, name: string): boolean {
  return type === 'blocks' || (type === 'media' && name !== NOT_SHOWN);
}

function filesOf({ attribute, value }: EntryField): Values[] {
  if (attribute.type !== 'media') return [];
  const files: unknown[] = Array.isArray(value) ? value : [value];
  return files.filter(isRecord);
}

const isPicture = ({ mime }: Values) => String(mime).startsWith('image/');

function picturesOf(field: EntryField): Values[] {
  if (field.attribute.type === 'blocks') return richTextPictures(field.value);
  return filesOf(field).filter(isPicture);
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

/** Types of the fields that show no picture, by owner and field. */
const FILE_TYPES: Readonly<Record<string, { mime: string; name: string }>> = {
  'components.page.video.video': { mime: 'video/mp4', name: 'un video MP4' },
  'components.page.video.captions': { mime: 'text/vtt', name: 'un archivo de subtítulos VTT' },
};

/** Rejects files of another kind than the field shows. */
export const fileTypeCheck = fieldCheck((field) => {
  const type = FILE_TYPES[`${field.owner}.${field.name}`];
  return filesOf(field)
    .filter((file) => typeof file.mime === 'string')
    .filter((file) => (type ? file.mime !== type.mime : !isPicture(file)))
    .map(({ name }) =>
      type
        ? `«${field.place}»: «${String(name)}» no es ${type.name}.`
        : `«${field.place}»: «${String(name)}» no es una imagen; un PDF se ofrece con un enlace.`,
    );
});

/** Warns about pictures that are smaller than their display size. */
export const pictureSizeCheck = fieldCheck((field) => {
  const needed = MIN_PICTURE_WIDTHS[`${field.owner}.${field.name}`] ?? 0;
  return picturesOf(field)
    .filter(({ width }) => typeof width === 'number' && width < needed)
    .map(
      ({ name, width }) =>
        `«${field.place}»: ${describeSmallPicture(`«${String(name)}»`, Number(width), needed)}`,
    );
});
