import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Banner } from '#src/admin/ui/banner.tsx';
import { DangerButton } from '#src/admin/ui/danger-button.tsx';
import { Facts } from '#src/admin/ui/facts.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { space } from '#src/theme/tokens.ts';
import { entryStateQuery, usePublishEntry } from '../api/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { StateBadge } from './state-badge.tsx';

type PublicationPanelProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  item: Item;
  onDelete: () => void;
};

/**
 * Shows the publication state and the warnings of a stored entry, with buttons to unpublish and
 * delete it.
 */
export function PublicationPanel<Item extends AdminEntry>(props: PublicationPanelProps<Item>) {
  const { kind, item, onDelete } = props;
  const { mutate, isPending } = usePublishEntry(kind);
  const stateRef = useRef<HTMLSpanElement>(null);
  // The pressed button disappears; the user may be typing elsewhere by then.
  const focusStateIfLost = () => {
    if (document.activeElement === document.body) stateRef.current?.focus();
  };
  const { data: current = item } = useQuery(entryStateQuery(kind, item));
  const { documentId: id, state, warnings = [], createdAt, updatedAt } = item;
  return (
    <Panel title="Publicación">
      <Stack gap={6}>
        <Facts
          facts={[
            {
              label: 'Estado',
              value: (
                <span ref={stateRef} tabIndex={-1}>
                  <StateBadge entry={current} />
                </span>
              ),
            },
            { label: 'Actualizado', value: <RelativeTime iso={updatedAt} /> },
            { label: 'Creado', value: <RelativeTime iso={createdAt} /> },
          ]}
        />
        {warnings.length > 0 ? (
          <Banner tone="warning">
            <strong>Por revisar</strong>
            <ul css={warningsCss}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Banner>
        ) : null}
        <Stack gap={4}>
          {state === 'draft' ? null : (
            <Button
              variant="secondary"
              icon="eye-off"
              isLoading={isPending}
              onClick={() =>
                mutate(
                  { id, action: 'unpublish' },
                  { onSuccess: () => setTimeout(focusStateIfLost) },
                )
              }
            >
              Dejar de publicar
            </Button>
          )}
          <DangerButton icon="trash" onClick={onDelete}>
            {`Eliminar ${kind.texts.noun}`}
          </DangerButton>
        </Stack>
      </Stack>
    </Panel>
  );
}

const warningsCss = css({ margin: 0, paddingInlineStart: space[5] });
