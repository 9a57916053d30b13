import { css } from '@emotion/react';
import type { EnquiryDetail } from '@tequiora/cms/contracts/enquiry-desk.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '#src/components/notifications/store.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { useDeleteEnquiry } from '../api/delete-enquiry.ts';
import { readTrail } from '../lib/list-trail.ts';

/** Deletes after asking, then goes back to the list as it was. */
export function DeleteEnquiry({ enquiry }: { enquiry: EnquiryDetail }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useDeleteEnquiry(enquiry.documentId);
  const { state } = useLocation();
  const navigate = useNavigate();

  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        notify('success', 'Consulta eliminada', `Se borró la consulta ${enquiry.folio}.`);
        const { search } = readTrail(state);
        navigate({ pathname: paths.enquiries.to(), search }, { replace: true });
      },
      onError: (error) => {
        setIsAsking(false);
        notifyFailure('Error al eliminar consulta', error);
      },
    });

  return (
    <div css={placeCss}>
      <DangerButton icon="trash" onClick={() => setIsAsking(true)}>
        Eliminar
      </DangerButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
        title={`¿Eliminar la consulta de ${enquiry.name}?`}
        description="Se borra con su historial y sus notas. No se puede deshacer."
        confirmLabel="Eliminar consulta"
        isWorking={isPending}
      />
    </div>
  );
}

// Clear of the reply bar at the bottom of phones.
const placeCss = css({ justifySelf: 'start', [mq.belowMd]: { marginBottom: space[7] } });
