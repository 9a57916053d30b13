import { failureText } from '#src/admin/lib/notify-failure.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { useSessions } from '../api/sessions-query.ts';
import { SessionsTable } from './sessions-table.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export function SessionsPanel() {
  return (
    <Panel title="Sesiones abiertas" isFlush action={<SignOutEverywhere />}>
      <Content />
    </Panel>
  );
}

function Content() {
  const { data, error, isFetching, refetch } = useSessions();
  if (data) return <SessionsTable sessions={data} />;
  if (!error) return <TableSkeleton label="Cargando sesiones…" rows={2} />;
  return (
    <ErrorState
      title="Error al cargar las sesiones"
      hint={failureText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
