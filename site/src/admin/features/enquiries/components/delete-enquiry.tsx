import { css } from '@emotion/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useDeleteEnquiry } from '../api/delete-enquiry.ts';
import { readListContext } from '../lib/list-context.ts';

/** Deletes the enquiry after confirmation and returns to the list with its filters. */
export function DeleteEnquiry({ enquiry }: { enquiry: EnquiryDetail }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useDeleteEnquiry(enquiry.documentId);
  const { state } = useLocation();
  const navigate = useNavigate();

  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        notify('success', 'Consulta eliminada', `Se borró la consulta ${enquiry.folio}.`);
        const { search } = readListContext(state);
        navigate({ pathname: paths.enquiries.to(), search }, { replace: true });
      },
      onError: (error) => {
        setIsConfirming(false);
        notifyFailure('Error al eliminar consulta', error);
      },
    });

  return (
    <div css={placeCss}>
      <DangerButton icon="trash" onClick={() => setIsConfirming(true)}>
        Eliminar
      </DangerButton>
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onConfirm={remove}
        title={`¿Eliminar la consulta de ${enquiry.name}?`}
        description="Se borra con su historial y sus notas. No se puede deshacer."
        confirmLabel="Eliminar consulta"
        isWorking={isPending}
      />
    </div>
  );
}

// Clear of the reply bar at the bottom on phones.
const placeCss = css({ justifySelf: 'start', [mq.belowMd]: { marginBottom: space[7] } });
