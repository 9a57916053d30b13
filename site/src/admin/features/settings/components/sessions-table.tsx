import { useRef } from 'react';
import type { SessionEntry } from '@tequiora/cms/contracts/session.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { When } from '#src/admin/ui/when.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { useEndSession } from '../api/end-session.ts';

export function SessionsTable({ sessions }: { sessions: readonly SessionEntry[] }) {
  const table = useRef<HTMLDivElement>(null);
  const { mutate, isPending, variables } = useEndSession();

  const end = ({ id, device }: SessionEntry) =>
    mutate(id, {
      onSuccess: () => {
        notify('success', 'Sesión cerrada', `Se cerró la sesión de ${device}.`);
        // Its button goes with the row.
        table.current?.focus();
      },
      onError: (error) => notifyFailure('Error al cerrar la sesión', error),
    });

  const columns: readonly Column<SessionEntry>[] = [
    {
      key: 'device',
      header: 'Dispositivo',
      isRowHeader: true,
      cell: ({ device, isCurrent }) => (
        <Cluster gap={3}>
          {device}
          {isCurrent ? <Badge tone="green">Esta sesión</Badge> : null}
        </Cluster>
      ),
    },
    {
      key: 'lastUsedAt',
      header: 'Último uso',
      cell: ({ lastUsedAt }) => <When iso={lastUsedAt} />,
    },
    { key: 'createdAt', header: 'Inicio', cell: ({ createdAt }) => <When iso={createdAt} /> },
    {
      key: 'actions',
      header: 'Acciones',
      isHeaderHidden: true,
      align: 'end',
      cell: (session) =>
        session.isCurrent ? null : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Cerrar la sesión de ${session.device}`}
            isLoading={isPending && variables === session.id}
            onClick={() => end(session)}
          >
            Cerrar
          </Button>
        ),
    },
  ];

  return (
    <div ref={table} tabIndex={-1} aria-label="Sesiones abiertas" role="group">
      <DataTable
        caption="Dispositivos con tu sesión abierta"
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
