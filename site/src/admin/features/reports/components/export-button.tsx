import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import type { ReportRange } from '#src/admin/lib/use-report.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useExportReport } from '../api/use-export-report.ts';

/** Downloads the report of the range. */
export function ExportButton({ range }: { range: ReportRange }) {
  const { mutate, isPending } = useExportReport();
  return (
    <Button
      variant="secondary"
      icon="download"
      isLoading={isPending}
      onClick={() =>
        mutate(range, {
          onSuccess: () => notify('success', 'Archivo listo', 'Lo encuentras en tus descargas.'),
          onError: (error) => notifyFailure('Error al exportar el reporte', error),
        })
      }
    >
      Exportar CSV
    </Button>
  );
}
