import { css } from '@emotion/react';
import { ENQUIRY_STATUSES } from '@tequiora/cms/contracts/enquiry.ts';
import type { BulkRequest } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { STATUS_LABELS } from '#src/admin/ui/enquiry-labels.ts';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { useChangeEnquiries } from '../api/change-enquiries.ts';
import { bulkOutcome, countEnquiries } from '../lib/bulk-words.ts';

const OPTIONS = ENQUIRY_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

type BulkActionsProps = { ids: readonly string[]; onDone: () => void };

/** Another status for those chosen, or out with them. */
export function BulkActions({ ids, onDone }: BulkActionsProps) {
  const [status, setStatus] = useState<(typeof ENQUIRY_STATUSES)[number]>('contactado');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, variables } = useChangeEnquiries();
  const isDeleting = isPending && variables.action === 'delete';

  const apply = (request: BulkRequest['data'], failure: string) =>
    mutate(request, {
      onSuccess: (changed) => {
        notify('success', ...bulkOutcome(request, changed));
        onDone();
      },
      onError: (error) => {
        setIsAsking(false);
        notifyFailure(failure, error);
      },
    });

  return (
    <div css={actionsCss}>
      <FilterSelect
        label="Nuevo estado"
        value={status}
        options={OPTIONS}
        onChange={(value) =>
          setStatus(ENQUIRY_STATUSES.find((choice) => choice === value) ?? status)
        }
      />
      <Button
        variant="secondary"
        isLoading={isPending && !isDeleting}
        onClick={() =>
          apply({ ids: [...ids], action: 'status', status }, 'Error al actualizar consultas')
        }
      >
        Cambiar estado
      </Button>
      <DangerButton icon="trash" onClick={() => setIsAsking(true)}>
        Eliminar
      </DangerButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => apply({ ids: [...ids], action: 'delete' }, 'Error al eliminar consultas')}
        title={`¿Eliminar ${countEnquiries(ids.length)}?`}
        description="Se borran con su historial y sus notas. No se puede deshacer."
        confirmLabel={`Eliminar ${countEnquiries(ids.length)}`}
        isWorking={isDeleting}
      />
    </div>
  );
}

const actionsCss = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'flex-end',
  // One flow with the rest of the bar, which is narrow there.
  [mq.belowMd]: { display: 'contents' },
});
