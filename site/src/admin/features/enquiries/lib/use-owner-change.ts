import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import { useChangeOwner } from '../api/enquiry-changes.ts';

const TEXTS = {
  take: { done: 'La consulta es tuya', failure: 'Error al tomar la consulta' },
  release: { done: 'Consulta liberada', failure: 'Error al liberar la consulta' },
  assign: { done: 'Consulta asignada', failure: 'Error al asignar la consulta' },
};

/** Returns a function that takes, releases or assigns an enquiry, with a notification. */
export function useOwnerChange(onDone?: () => void) {
  const { mutateAsync, isPending, variables } = useChangeOwner();
  const change = (request: NonNullable<typeof variables>) =>
    void mutateAsync(request).then(
      () => {
        notify('success', TEXTS[request.action].done);
        onDone?.();
      },
      (error: unknown) => notifyFailure(TEXTS[request.action].failure, error),
    );
  /** The change being saved; null when idle. */
  const running = isPending ? variables.action : null;
  return { change, running };
}
