import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '#src/admin/lib/session.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { sessionsQuery } from '../api/sessions-query.ts';
import { SessionsTable } from './sessions-table.tsx';

export function SessionsPanel() {
  return (
    <Panel title="Sesiones abiertas" isFlush action={<SignOutEverywhere />}>
      <QueryContent
        query={useQuery(sessionsQuery)}
        failure="Error al cargar las sesiones"
        loading={<TableSkeleton label="Cargando sesiones…" rows={2} />}
      >
        {(sessions) => <SessionsTable sessions={sessions} />}
      </QueryContent>
    </Panel>
  );
}

/** Ends every session of the account, including this one, which leads to the sign-in page. */
function SignOutEverywhere() {
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => signOut({ scope: 'all' }),
    onSuccess: (isKnown) => {
      if (isKnown) return;
      notify(
        'error',
        'Error al cerrar las demás sesiones',
        'El servidor no respondió: siguen abiertas. Inicia sesión y vuelve a intentarlo.',
        Infinity,
      );
    },
  });
  return (
    <>
      <Button variant="secondary" size="sm" icon="log-out" onClick={() => setIsConfirming(true)}>
        Cerrar sesión en todos
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => mutate()}
        title="¿Cerrar sesión en todos los dispositivos?"
        description="También se cierra esta sesión: tendrás que volver a entrar con tu correo y tu contraseña."
        confirmLabel="Cerrar sesión en todos"
        isWorking={isPending}
      />
    </>
  );
}
