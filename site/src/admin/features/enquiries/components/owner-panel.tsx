import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCurrentUser, useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { ownersQuery } from '../api/enquiries.ts';
import { useOwnerChange } from '../lib/use-owner-change.ts';

/** Shows whose turn it is to answer; takes and releases the enquiry, and assigns it as a manager. */
export function OwnerPanel({ enquiry }: { enquiry: EnquiryDetail }) {
  const { owner, updatedAt } = enquiry;
  const user = useCurrentUser();
  const isManager = useIsManager();
  const state = useRef<HTMLParagraphElement>(null);
  // The pressed button is replaced.
  const { change, running } = useOwnerChange(() => state.current?.focus());
  const isOwner = owner?.id === user.id;

  const take = () => change(enquiry, { action: 'take' });
  useShortcuts({ take });

  return (
    <Panel title="Responsable">
      <div css={rowCss}>
        <p ref={state} tabIndex={-1} css={stateCss}>
          {owner ? <b>{isOwner ? `${owner.name} (tú)` : owner.name}</b> : 'Nadie la ha tomado'}
        </p>
        {owner ? null : (
          <Button isLoading={running === 'take'} aria-disabled={running !== null} onClick={take}>
            Tomar
          </Button>
        )}
        {isOwner || (owner && isManager) ? (
          <Button
            variant="secondary"
            isLoading={running === 'release'}
            aria-disabled={running !== null}
            onClick={() => change(enquiry, { action: 'release' })}
          >
            Liberar
          </Button>
        ) : null}
        {isManager ? (
          <AssignForm
            ownerId={owner?.id ?? null}
            running={running}
            onAssign={(ownerId) => change(enquiry, { action: 'assign', ownerId, updatedAt })}
          />
        ) : null}
      </div>
    </Panel>
  );
}

type AssignFormProps = {
  ownerId: number | null;
  /** The change of the owner being saved; null when idle. */
  running: ReturnType<typeof useOwnerChange>['running'];
  onAssign: (ownerId: number) => void;
};

/** Selects the account to assign the enquiry to; a button assigns it. */
function AssignForm({ ownerId, running, onAssign }: AssignFormProps) {
  const { data: owners = [] } = useQuery(ownersQuery);
  const [selected, setSelected] = useState('');
  const others = owners.filter(({ id }) => id !== ownerId);
  const chosen = others.find(({ id }) => String(id) === selected);
  return (
    <>
      <FilterSelect
        label="Asignar a"
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
        Asignar
      </Button>
    </>
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
