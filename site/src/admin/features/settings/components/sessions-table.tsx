import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#src/admin/lib/api.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import type { SessionEntry } from '@tequiora/cms/contracts/session.ts';
import { sessionsQuery } from '../api/sessions-query.ts';
import { groupSessions, type SessionGroup } from '../lib/group-sessions.ts';

const PAGE_SIZE = 10;

export function SessionsTable({ sessions }: { sessions: readonly SessionEntry[] }) {
  const table = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(1);
  const { mutateAsync, isPending, variables } = useEndSessions();
  const groups = groupSessions(sessions);
  const shown = Math.min(page, Math.ceil(groups.length / PAGE_SIZE));

  const end = ({ ids, device }: SessionGroup) =>
    void mutateAsync(ids).then(
      () => {
        if (ids.length === 1)
          notify('success', 'Sesión cerrada', `Se cerró la sesión de ${device}.`);
        else
          notify(
            'success',
            'Sesiones cerradas',
            `Se cerraron ${ids.length} sesiones de ${device}.`,
          );
        // The focused button is removed with its row.
        table.current?.focus();
      },
      (error: unknown) => notifyFailure('Error al cerrar la sesión', error),
    );

  const columns: readonly Column<SessionGroup>[] = [
    {
      key: 'device',
      header: 'Dispositivo',
      isRowHeader: true,
      cell: ({ ids, device, isCurrent }) => (
        <Cluster gap={3}>
          <span>{device}</span>
          {ids.length > 1 ? <Badge tone="gray">{`${ids.length} sesiones`}</Badge> : null}
          {isCurrent ? <Badge tone="green">Esta sesión</Badge> : null}
        </Cluster>
      ),
    },
    {
      key: 'lastUsedAt',
      header: 'Último uso',
      cell: ({ lastUsedAt }) => <RelativeTime iso={lastUsedAt} />,
    },
    {
      key: 'createdAt',
      header: 'Inicio',
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
    },
    {
      key: 'actions',
      header: 'Acciones',
      isHeaderHidden: true,
      align: 'end',
      cell: (group) =>
        group.isCurrent ? null : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={endLabel(group)}
            isLoading={isPending && variables[0] === group.ids[0]}
            onClick={() => end(group)}
          >
            {group.ids.length > 1 ? 'Cerrar todas' : 'Cerrar'}
          </Button>
        ),
    },
  ];

  return (
    <div ref={table} tabIndex={-1} aria-label="Sesiones abiertas" role="group">
      <DataTable
        caption="Dispositivos con tu sesión abierta"
        columns={columns}
        rows={groups.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE)}
        rowKey={({ ids }) => ids.join()}
      />
      {groups.length > PAGE_SIZE ? (
        <Pagination
          page={shown}
          pageSize={PAGE_SIZE}
          total={groups.length}
          noun={['dispositivo', 'dispositivos']}
          onPage={setPage}
        />
      ) : null}
    </div>
  );
}

function endLabel({ ids, device }: SessionGroup): string {
  return ids.length > 1
    ? `Cerrar todas las sesiones de ${device}`
    : `Cerrar la sesión de ${device}`;
}

/** Ends sessions of the account. */
function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(ids.map((id) => api.delete(`/auth/sessions/${encodeURIComponent(id)}`))),
    // Also after a failure: the session may have ended already, so the list is out of date.
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
