import { failureText } from '#src/admin/lib/notify-failure.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { useDashboardSettings } from '../api/dashboard-settings.ts';
import { NotificationForm } from './notification-form.tsx';

/** Recipient of enquiry notifications. */
export function NotificationPanel() {
  const { data, error, isFetching, refetch } = useDashboardSettings();
  return (
    <Panel title="Avisos de consultas nuevas">
      {data ? <NotificationForm settings={data} /> : null}
      {!data && !error ? (
        <SkeletonGroup label="Cargando ajustes…">
          <Skeleton height="130px" />
        </SkeletonGroup>
      ) : null}
      {!data && error ? (
        <ErrorState
          title="Error al cargar los ajustes"
          hint={failureText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
    </Panel>
  );
}
