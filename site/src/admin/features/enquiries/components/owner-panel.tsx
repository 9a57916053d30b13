import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useCurrentUser, useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { ownersQuery } from '../api/enquiries.ts';
import { useChangeOwner } from '../api/enquiry-changes.ts';

/** Shows whose turn it is to answer; takes and releases the enquiry, and assigns it as a manager. */
export function OwnerPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const { documentId, owner, updatedAt } = enquiry;
  const user = useCurrentUser();
  const isManager = useIsManager();
  const { mutate, isPending, variables } = useChangeOwner(documentId);
  const state = useRef<HTMLParagraphElement>(null);
  const isOwner = owner?.id === user.id;

  const change = (request: Parameters<typeof mutate>[0], done: string, failure: string) =>
    mutate(request, {
      onSuccess: () => {
        notify('success', done);
        // The pressed button is replaced.
        state.current?.focus();
      },
      onError: (error) => notifyFailure(failure, error),
    });
  const take = () =>
    change({ action: 'take' }, 'La consulta es tuya', 'Error al tomar la consulta');
  useShortcuts({ take });
  const isRunning = (action: 'take' | 'release') => isPending && variables.action === action;

  return (
    <Panel title="Responsable">
      <div css={rowCss}>
        <p ref={state} tabIndex={-1} css={stateCss}>
          {owner ? <b>{isOwner ? `${owner.name} (tú)` : owner.name}</b> : 'Nadie la ha tomado'}
        </p>
        {owner ? null : (
          <Button isLoading={isRunning('take')} aria-disabled={isPending} onClick={take}>
            Tomar
          </Button>
        )}
        {isOwner || (owner && isManager) ? (
          <Button
            variant="secondary"
            isLoading={isRunning('release')}
            aria-disabled={isPending}
            onClick={() =>
              change({ action: 'release' }, 'Consulta liberada', 'Error al liberar la consulta')
            }
          >
            Liberar
          </Button>
        ) : null}
        {isManager ? (
          <AssignSelect
            ownerId={owner?.id ?? null}
            onAssign={(ownerId) =>
              change(
                { action: 'assign', ownerId, updatedAt },
                'Consulta asignada',
                'Error al asignar la consulta',
              )
            }
          />
        ) : null}
      </div>
    </Panel>
  );
}

type AssignSelectProps = { ownerId: number | null; onAssign: (ownerId: number) => void };

/** Selects the account to assign the enquiry to. */
function AssignSelect({ ownerId, onAssign }: AssignSelectProps) {
  const { data: owners = [] } = useQuery(ownersQuery);
  const options = owners
    .filter(({ id }) => id !== ownerId)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FilterSelect
      label="Asignar a"
      value=""
      options={[{ value: '', label: 'Elige a una persona' }, ...options]}
      onChange={(value) => value && onAssign(Number(value))}
    />
  );
}

const rowCss = css({
  ...flex.wrap,
  gap: space[3],
  alignItems: 'flex-end',
  [mq.belowMd]: { '& > *': { flex: '1 1 auto' } },
});

const stateCss = css({
  ...adminText.sm,
  flexBasis: '100%',
  marginBottom: space[2],
  color: color.fgBody,
  overflowWrap: 'anywhere',
  outlineOffset: '4px',
});
