import type { PictureRef } from '@tequiora/cms/contracts/catalogue.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#src/lib/api-error.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { uploadPicture } from '../api/upload-picture.ts';
import { pictureProblem } from './picture-problem.ts';

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** One upload at a time: checked, sent, cancelled or tried again. */
export function usePictureUpload(onUploaded: (picture: PictureRef) => void) {
  const abort = useRef<AbortController | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: (file: File) => {
      abort.current = new AbortController();
      return uploadPicture(file, abort.current.signal);
    },
    onSuccess: onUploaded,
  });

  const choose = (file: File) => {
    const problem = pictureProblem(file);
    setRefusal(problem);
    reset();
    if (!problem) mutate(file);
  };

  return {
    isUploading: isPending,
    fileName: variables?.name ?? '',
    problem: refusal ?? (error ? `No se pudo subir la imagen. ${failureText(error)}` : null),
    choose,
    /** Only where another try with the same file could help. */
    retry: error && isPassing(error) && variables ? () => choose(variables) : null,
    cancel: () => {
      abort.current?.abort();
      reset();
    },
  };
}

/** What the CMS refused it will refuse again. */
function isPassing(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 429;
}
