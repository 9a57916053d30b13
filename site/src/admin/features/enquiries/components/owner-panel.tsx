import { css } from '@emotion/react';
import { useRef } from 'react';
import { useCurrentUser, useIsManager } from '#src/admin/lib/use-current-user.ts';
import { useShortcuts } from '#src/admin/lib/use-shortcuts.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { useOwnerChange } from '../lib/use-owner-change.ts';
import { AssignForm } from './assign-form.tsx';

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
          <Button
            variant="secondary"
            isLoading={running === 'take'}
            aria-disabled={running !== null}
            onClick={take}
          >
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
