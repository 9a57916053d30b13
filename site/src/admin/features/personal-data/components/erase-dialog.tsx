import { css } from '@emotion/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/admin/lib/api.ts';
import { failureText, notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { ConfirmDialog } from '#src/admin/ui/confirm-dialog.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { color, space } from '#src/theme/tokens.ts';
import type {
  EraseRequest,
  EraseResponse,
  EraseScope,
  PersonFindings,
} from '@tequiora/cms/contracts/personal-data.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { toE164 } from '@tequiora/cms/contracts/read-phone.ts';
import { formatCounts, formatDataCount } from '../lib/format-counts.ts';
import type { ChosenEnquiries } from '../lib/use-chosen-enquiries.ts';

const CONFLICT = 409;

type EraseDialogProps = {
  /** Data to erase; null while the dialog is closed. */
  scope: EraseScope | null;
  findings: PersonFindings;
  chosen: ChosenEnquiries;
  onClose: () => void;
  /** Called after the erasure, or when the data differs from what was shown; also once closed. */
  onChanged: () => void;
};

/** Lists the data to erase; the user confirms by typing the e-mail or phone number. */
export function EraseDialog({ scope, findings, chosen, onClose, onChanged }: EraseDialogProps) {
  const { person, counts } = findings;
  const [typed, setTyped] = useState('');
  const { mutateAsync, error, isPending } = useErasePerson();
  const isMounted = useIsMounted();
  const name = person.email ?? formatPhone(person.phone ?? '');
  const isNamed =
    typed.trim().toLowerCase() === person.email ||
    (person.phone !== null && toE164(typed) === person.phone);
  const kept = counts.enquiries - chosen.ids.length;

  const erase = () => {
    if (!scope || !isNamed || isPending) return;
    const { subscriptions } = counts;
    const expected = { enquiries: counts.enquiries, subscriptions };
    const enquiries = scope === 'all' ? { enquiries: chosen.ids } : null;
    void mutateAsync({ ...person, scope, ...enquiries, confirmation: typed, expected }).then(
      (erased) => {
        notify('success', 'Datos eliminados', `Se eliminaron ${formatCounts(erased)}.`);
        onChanged();
      },
      (problem: unknown) => {
        if (problem instanceof ApiError && problem.status === CONFLICT) {
          notify('error', 'No se eliminó nada', problem.message, Infinity);
          onChanged();
        } else if (!isMounted()) {
          notifyFailure(`Error al eliminar los datos de ${name}`, problem);
        }
      },
    );
  };

  return (
    <ConfirmDialog
      isOpen={scope !== null}
      onClose={onClose}
      onConfirm={erase}
      title={
        scope === 'all' ? '¿Eliminar los datos de esta persona?' : '¿Darla de baja del boletín?'
      }
      description="Se elimina en este momento y no se puede deshacer:"
      confirmLabel={scope === 'all' ? 'Eliminar sus datos' : 'Dar de baja'}
      isWorking={isPending}
      isDisabled={!isNamed}
    >
      <ul css={listCss}>
        {scope === 'all' && chosen.ids.length > 0 ? (
          <li>{`${formatDataCount(chosen.ids.length, 'enquiries')}, con su historial y sus notas`}</li>
        ) : null}
        {scope === 'all' && chosen.mails > 0 ? (
          <li>{formatDataCount(chosen.mails, 'mails')}</li>
        ) : null}
        {counts.subscriptions > 0 ? <li>su suscripción al boletín</li> : null}
      </ul>
      {scope === 'all' && kept > 0 ? (
        <p
          css={hintCss}
        >{`Se conservan las que no marcaste: ${formatDataCount(kept, 'enquiries')}. De su historial se borra lo que decía de esta persona antes de una corrección.`}</p>
      ) : null}
      <p css={hintCss}>
        Los correos que ya salieron están en los buzones de quienes los recibieron. Los respaldos
        guardan lo que había en su momento hasta que se borran; si se restaura uno, el programa
        vuelve a eliminar a esta persona. El registro conserva quién lo hizo y una huella que no
        revela de quién se trata.
      </p>
      <TextInput
        id="eliminar-confirmacion"
        label={`Escribe ${name} para confirmar`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => (event.key === 'Enter' ? erase() : undefined)}
      />
      {error ? <Banner tone="danger">{`No se eliminó nada. ${failureText(error)}`}</Banner> : null}
    </ConfirmDialog>
  );
}

/** Erases the data of a person and invalidates every query of the dashboard. */
function useErasePerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: EraseRequest['data']) =>
      (await api.post<EraseResponse>('/personal-data/erase', { data })).data.counts,
    onSuccess: () => {
      // Inactive queries are removed, so that erased data is never shown from the cache.
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
    },
  });
}

const listCss = css({
  ...adminText.sm,
  display: 'grid',
  gap: space[2],
  paddingLeft: space[6],
  color: color.fg,
  fontWeight: 600,
  listStyle: 'disc',
});
