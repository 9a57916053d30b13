import { useMutation } from '@tanstack/react-query';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { notifyFailure } from '../lib/notify-failure.ts';
import { saveFile } from '../lib/save-file.ts';

type DownloadButtonProps = {
  /** Requests the file; `name` is its name in the response. */
  download: () => Promise<{ blob: Blob; name: string | null }>;
  /** For a response without a name. */
  defaultName: string;
  /** 'Error al exportar consultas' */
  failure: string;
  isDisabled?: boolean;
  children: string;
};

/** Button that requests a file and saves it as a browser download. */
export function DownloadButton(props: DownloadButtonProps) {
  const { download, defaultName, failure, isDisabled = false, children } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onSuccess: ({ blob, name }) => {
      saveFile(blob, name ?? defaultName);
      notify('success', 'Archivo listo', 'Lo encuentras en tus descargas.');
    },
    onError: (error) => notifyFailure(failure, error),
  });
  return (
    <Button
      variant="secondary"
      icon="download"
      isLoading={isPending}
      aria-disabled={isDisabled}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  );
}
