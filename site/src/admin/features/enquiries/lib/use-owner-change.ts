import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useChangeOwner, type OwnerChange } from '../api/enquiry-changes.ts';
import { useOutcomeTitle } from './use-outcome-title.ts';

type ChangedEnquiry = Pick<EnquirySummary, 'documentId' | 'folio'>;

const TEXTS = {
  take: { done: 'La consulta es tuya', failure: 'Error al tomar la consulta' },
  release: { done: 'Consulta liberada', failure: 'Error al liberar la consulta' },
  assign: { done: 'Consulta asignada', failure: 'Error al asignar la consulta' },
};

/** Returns a function that takes, releases or assigns an enquiry, with a notification. */
export function useOwnerChange(onDone?: () => void) {
  const { mutateAsync, isPending, variables } = useChangeOwner();
  const titleOf = useOutcomeTitle();
  const change = (enquiry: ChangedEnquiry, request: OwnerChange) => {
    const { done, failure } = TEXTS[request.action];
    void mutateAsync({ id: enquiry.documentId, ...request }).then(
      () => {
        notify('success', titleOf(done, enquiry));
        onDone?.();
      },
      (error: unknown) => notifyFailure(titleOf(failure, enquiry), error),
    );
  };
  /** The change being saved; null when idle. */
  const running = isPending ? variables.action : null;
  return { change, running };
}
