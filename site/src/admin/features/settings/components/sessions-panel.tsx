import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { useSessions } from '../api/sessions-query.ts';
import { SessionsTable } from './sessions-table.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

export function SessionsPanel() {
  return (
    <Panel title="Sesiones abiertas" isFlush action={<SignOutEverywhere />}>
      <QueryContent
        query={useSessions()}
        failure="Error al cargar las sesiones"
        loading={<TableSkeleton label="Cargando sesiones…" rows={2} />}
      >
        {(sessions) => <SessionsTable sessions={sessions} />}
      </QueryContent>
    </Panel>
  );
}
