import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import { isRecord } from '../../../../contracts/is-record';
import type { FieldPath } from '../../../../contracts/preview';
import type { Values } from '../../../content-model/entry';

export type UploadState =
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

  return { upload, uploadState };
}

/** Returns the field of the form, and its value, in which a file replaces the one at a path. */
export function withFile(
  values: Values,
  path: FieldPath,
  file: Values,
): [FieldPath, Values | Values[]] {
  const steps = path.split('.');
  const index = Number(steps.at(-1));
  if (Number.isNaN(index)) return [path, file];
  const list = steps.slice(0, -1).join('.');
  const files = listAt(values, steps.slice(0, -1));
  return [list, files.map((each, at) => (at === index ? file : each))];
}

function listAt(values: Values, steps: readonly string[]): Values[] {
  const found = steps.reduce<unknown>(
    (value, step) =>
      isRecord(value) || Array.isArray(value) ? (value as Values)[step] : undefined,
    values,
  );
  return Array.isArray(found) ? found.filter(isRecord) : [];
}
