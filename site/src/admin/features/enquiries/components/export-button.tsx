import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useExportEnquiries } from '../api/export-enquiries.ts';
import type { ListState } from '../lib/list-params.ts';
import { toExportQuery } from '../lib/list-query.ts';

/** Downloads all matching enquiries, across all pages. */
export function ExportButton({ state }: { state: ListState }) {
  const { mutate, isPending } = useExportEnquiries();
  return (
    <Button
      variant="secondary"
      icon="download"
      isLoading={isPending}
      onClick={() =>
        mutate(toExportQuery(state), {
          onSuccess: () => notify('success', 'Archivo listo', 'Lo encuentras en tus descargas.'),
          onError: (error) => notifyFailure('Error al exportar consultas', error),
        })
      }
    >
      Exportar CSV
    </Button>
  );
}
