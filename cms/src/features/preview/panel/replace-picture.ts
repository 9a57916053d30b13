import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import { isRecord } from '../../../../contracts/is-record';
import type { FieldPath } from '../../../../contracts/preview';
import type { Values } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';

type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'failed'; message: string };

const FAILED = 'No se pudo subir el archivo. Inténtalo otra vez desde su campo.';

/** Uploads a file to the media library, which checks and treats it as any other. */
export function useUpload() {
  const { post } = useFetchClient();
  const [uploadState, setUploadState] = useState<UploadState>({ kind: 'idle' });

  /** Returns the stored file; null if it was refused. */
  async function upload(file: File): Promise<Values | null> {
    setUploadState({ kind: 'sending' });
    const form = new FormData();
    form.append('files', file);
    form.append('fileInfo', JSON.stringify({ name: file.name }));
    try {
      const { data } = await post<unknown>('/upload', form);
      setUploadState({ kind: 'idle' });
      const stored: unknown = Array.isArray(data) ? data[0] : null;
      return isRecord(stored) ? stored : null;
    } catch (error) {
      const message = isFetchError(error) ? error.message : FAILED;
      setUploadState({ kind: 'failed', message });
      return null;
    }
  }

  const fail = (message: string) => setUploadState({ kind: 'failed', message });
  return { upload, uploadState, fail };
}

/** A picture of the form: its field and, in a field with several, its position and file. */
export type PicturePlace = { field: FieldPath; index: number | null; fileId: unknown };

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
