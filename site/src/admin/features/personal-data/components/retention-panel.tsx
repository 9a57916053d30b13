import { useQuery } from '@tanstack/react-query';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { retentionQuery } from '../api/retention.ts';
import { RetentionForm } from './retention-form.tsx';

export function RetentionPanel() {
  const { data, error, isFetching, refetch } = useQuery(retentionQuery());
  return (
    <Panel title="Cuánto tiempo se guarda">
      {data ? <RetentionForm retention={data} /> : null}
      {!data && !error ? (
        <SkeletonGroup label="Cargando plazos…">
          <Skeleton height="220px" />
        </SkeletonGroup>
      ) : null}
      {!data && error ? (
        <ErrorState
          title="Error al cargar los plazos"
          hint={failureText(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
    </Panel>
  );
}
