import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { ApiError } from '#src/lib/api-error.ts';
import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';
import { uploadPicture } from '../api/catalogue.ts';
import { pictureProblem } from './picture-problem.ts';

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Returns the state of one upload at a time, with actions to start, cancel and retry it. */
export function usePictureUpload(onUploaded: (picture: PictureRef) => void) {
  const abort = useRef<AbortController | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);
  const [uploaded, setUploaded] = useState<readonly PictureRef[]>([]);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController();
      return uploadPicture(file, abort.current.signal);
    },
    onSuccess: (picture) => {
      setUploaded((pictures) => [...pictures, picture]);
      onUploaded(picture);
    },
  });

  const choose = (file: File) => {
    const problem = pictureProblem(file);
    setRejection(problem);
    reset();
    if (!problem) mutate(file);
  };

  return {
    isUploading: isPending,
    fileName: variables?.name ?? '',
    problem: rejection ?? (error ? `No se pudo subir la imagen. ${failureText(error)}` : null),
    choose,
    /** The pictures that were uploaded since the form was opened, and not deleted again. */
    uploaded,
    forget: (id: number) => setUploaded((pictures) => pictures.filter((each) => each.id !== id)),
    /** Null when a retry with the same file cannot help. */
    retry: error && isTransient(error) && variables ? () => choose(variables) : null,
    cancel: () => {
      abort.current?.abort();
      reset();
    },
  };
}

/** Returns false for a rejection by the CMS, which a retry would not change. */
function isTransient(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 429;
}
