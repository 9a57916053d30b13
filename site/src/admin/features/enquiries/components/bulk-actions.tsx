import { css } from '@emotion/react';
import { useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { STATUS_LABELS } from '#src/admin/ui/status-labels.ts';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { BulkRequest } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { ENQUIRY_STATUSES } from '@tequiora/cms/contracts/enquiry.ts';
import { useChangeEnquiries } from '../api/change-enquiries.ts';
import { describeBulkChange, formatEnquiryCount } from '../lib/describe-bulk-change.ts';

const OPTIONS = ENQUIRY_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

type BulkActionsProps = { ids: readonly string[]; onDone: () => void };

/** Changes the status of the selected enquiries or deletes them. */
export function BulkActions({ ids, onDone }: BulkActionsProps) {
  const [status, setStatus] = useState<(typeof ENQUIRY_STATUSES)[number]>('contactado');
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending, variables } = useChangeEnquiries();
  const isDeleting = isPending && variables.action === 'delete';

  const apply = (request: BulkRequest['data'], failure: string) =>
    mutate(request, {
      onSuccess: (changed) => {
        notify('success', ...describeBulkChange(request, changed));
        onDone();
      },
      onError: (error) => {
        setIsConfirming(false);
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
      <DangerButton icon="trash" onClick={() => setIsConfirming(true)}>
        Eliminar
      </DangerButton>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => apply({ ids: [...ids], action: 'delete' }, 'Error al eliminar consultas')}
        title={`¿Eliminar ${formatEnquiryCount(ids.length)}?`}
        description="Se borran con su historial y sus notas. No se puede deshacer."
        confirmLabel={`Eliminar ${formatEnquiryCount(ids.length)}`}
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
  // Wraps with the rest of the bar, which is narrow on phones.
  [mq.belowMd]: { display: 'contents' },
});
