import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryError } from '#src/admin/ui/query-error.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { entriesQuery } from '../api/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { hasFilters, NO_FILTERS, type ListChange, type ListState } from '../lib/list-params.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EntryTable } from './entry-table.tsx';

type CatalogueListProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  state: ListState;
  onChange: ListChange;
  /** 'Agregar producto', as in the header. */
  createLabel: string;
};

/** Shows the list or its loading, error and empty states, and confirms before deleting an entry. */
export function CatalogueList<Item extends AdminEntry>(props: CatalogueListProps<Item>) {
  const region = useRef<HTMLElement>(null);
  const [deleting, setDeleting] = useState<Item | null>(null);
  const { texts } = props.kind;
  return (
    <section ref={region} tabIndex={-1} aria-label={`Lista de ${texts.nouns}`} css={listCss}>
      <ListContent {...props} onDelete={setDeleting} />
      <DeleteDialog
        kind={props.kind}
        item={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          // The focused button may be removed with its row.
          const list = region.current;
          if (list?.contains(document.activeElement)) list.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}

type ListContentProps<Item extends AdminEntry> = CatalogueListProps<Item> & {
  onDelete: (item: Item) => void;
};

function ListContent<Item extends AdminEntry>(props: ListContentProps<Item>) {
  const { kind, state, onChange, onDelete } = props;
  const list = useQuery(entriesQuery(kind, state));
  const { data, isPending, error } = list;
  if (isPending) {
    return (
      <Panel isFlush>
        <TableSkeleton label={kind.texts.loading} />
      </Panel>
    );
  }
  if (error) return <QueryError title={kind.texts.loadFailed} query={list} />;
  if (data.meta.pagination.total === 0) return <NoEntries {...props} />;
  return (
    <EntryTable
      response={data}
      isStale={list.isPlaceholderData}
      {...{ kind, state, onChange, onDelete }}
    />
  );
}

/** Empty state: no match for the filters, or no entries at all. */
function NoEntries<Item extends AdminEntry>(props: CatalogueListProps<Item>) {
  const { kind, state, onChange, createLabel } = props;
  const { noun, nouns } = kind.texts;
  if (hasFilters(state)) {
    return (
      <EmptyState
        title={`No se encontraron ${nouns}`}
        hint={`Ningún ${noun} cumple con estos filtros.`}
        action={
          <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
            Limpiar filtros
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={`Todavía no hay ${nouns}`}
      hint="Puedes guardar el primero como borrador y publicarlo después."
      icon={kind.icon}
      action={
        <LinkButton to={kind.paths.create()} icon="plus">
          {createLabel}
        </LinkButton>
      }
    />
  );
}

const listCss = css({ minWidth: 0, outlineOffset: '4px' });
