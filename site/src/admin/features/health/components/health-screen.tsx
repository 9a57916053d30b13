import { failureText } from '#src/admin/lib/notify-failure.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { useHealthReport } from '../api/use-health-report.ts';
import { HealthSkeleton } from './health-skeleton.tsx';
import { HealthView } from './health-view.tsx';

/** Shows the health of the system, with advice where attention is needed. */
export function HealthScreen() {
  const { data, error, isFetching, refetch } = useHealthReport();
  const check = () => void refetch();
  return (
    <>
      <PageHeader
        title="Salud"
        description="Si todo trabaja como debe, y qué hacer si no"
        actions={
          data ? (
            <Button variant="secondary" icon="refresh" onClick={check}>
              Revisar ahora
            </Button>
          ) : null
        }
      />
      {data && error ? (
        <Banner tone="warning">
          Error al revisar la salud; esto es lo último que se supo. {failureText(error)}
        </Banner>
      ) : null}
      {data ? <HealthView report={data} /> : null}
      {!data && error ? (
        <ErrorState
          title="Error al revisar la salud"
          hint={explain(error)}
          isRetrying={isFetching}
          onRetry={check}
        />
      ) : null}
      {!data && !error ? <HealthSkeleton /> : null}
    </>
  );
}

/**
 * Without its database the CMS cannot authenticate the user, so the report cannot include that
 * fault.
 */
function explain(error: unknown): string {
  const isAway = error instanceof ApiError && error.status === 503;
  const hint = 'Si no vuelve en unos minutos, revisa que la base de datos esté encendida.';
  return isAway ? `${failureText(error)} ${hint}` : failureText(error);
}
