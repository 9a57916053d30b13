import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { hintCss } from '#src/admin/ui/admin-text.ts';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { RetryBanner } from '#src/admin/ui/retry-banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { ownersQuery } from '../api/enquiries.ts';
import type { useOwnerChange } from '../lib/use-owner-change.ts';

type AssignFormProps = {
  /** Whose enquiry it is, where several can be assigned. */
  of?: string;
  ownerId: number | null;
  /** The change being saved, of the owner or another one; null when idle. */
  running: ReturnType<typeof useOwnerChange>['running'] | 'other';
  onAssign: (ownerId: number) => void;
};

/** Selects the account to assign the enquiry to; a button assigns it. */
export function AssignForm({ of, ownerId, running, onAssign }: AssignFormProps) {
  const { data: owners = [], isPending, isError, isFetching, refetch } = useQuery(ownersQuery);
  const user = useCurrentUser();
  const [selected, setSelected] = useState('');
  // For an enquiry without an owner, the button «Tomar» assigns it to the user.
  const excluded = ownerId ?? user.id;
  const others = owners.filter(({ id }) => id !== excluded);
  const chosen = others.find(({ id }) => String(id) === selected);
  if (isError) {
    return (
      <RetryBanner isRetrying={isFetching} onRetry={() => void refetch()}>
        No se pudieron cargar las cuentas.
      </RetryBanner>
    );
  }
  if (!isPending && others.length === 0) {
    return (
      <p css={hintCss}>
        No hay otra cuenta a quien asignarla. Las cuentas del tablero se agregan en el CMS.
      </p>
    );
  }
  return (
    <>
      <FilterSelect
        label={of ? `Asignar la de ${of} a` : 'Asignar a'}
        value={chosen ? selected : ''}
        options={[
          { value: '', label: 'Elige a una persona' },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={setSelected}
      />
      <Button
        variant="secondary"
        isLoading={running === 'assign'}
        aria-disabled={!chosen || running !== null}
        onClick={() => chosen && onAssign(chosen.id)}
      >
        <span>Asignar</span>
        {of ? <VisuallyHidden>{` la consulta de ${of}`}</VisuallyHidden> : null}
      </Button>
    </>
  );
}
