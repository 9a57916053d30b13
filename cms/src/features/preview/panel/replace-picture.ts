import { isRecord } from '../../../../contracts/is-record';
import type { FieldPath } from '../../../../contracts/preview';
import type { Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';

/** A picture of the form: its field and, in a field with several, its position and file. */
type PicturePlace = { field: FieldPath; index: number | null; fileId: unknown };

/** Returns the picture at a path; null where the form has no field for files. */
export function findPicture(path: FieldPath, fields: readonly EntryField[]): PicturePlace | null {
  const isAt = (at: FieldPath) => (each: EntryField) =>
    each.path.join('.') === at && each.attribute.type === 'media';
  const single = fields.find(isAt(path));
  if (single) {
    const { value } = single;
    return Array.isArray(value) ? null : { field: path, index: null, fileId: idOf(value) };
  }
  const field = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const index = Number(path.slice(field.length + 1));
  const several = fields.find(isAt(field));
  if (!several || !Array.isArray(several.value)) return null;
  const file: unknown = several.value[index];
  return isRecord(file) ? { field, index, fileId: idOf(file) } : null;
}

/**
 * Returns the value of a field in which a file replaces a picture; null if the form has another file there now,
 * because it was changed during the upload.
 */
export function withFile(
  { field, index, fileId }: PicturePlace,
  fields: readonly EntryField[],
  file: Values,
): Values | unknown[] | null {
  const path = index === null ? field : `${field}.${index}`;
  const now = findPicture(path, fields);
  if (!now || now.fileId !== fileId) return null;
  if (index === null) return file;
  const list = fields.find((each) => each.path.join('.') === field)?.value;
  return Array.isArray(list) ? list.map((each: unknown, at) => (at === index ? file : each)) : null;
}

const idOf = (file: unknown) => (isRecord(file) ? file.id : null);
