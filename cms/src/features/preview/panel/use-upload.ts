import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import { isRecord } from '../../../../contracts/is-record';
import type { Values } from '../../../content-model/entry';

type UploadState = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; message: string };

const FAILED = 'No se pudo subir el archivo. Inténtalo otra vez desde su campo.';

/** Uploads a file to the media library with the checks of every upload, and keeps the state of the upload. */
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
