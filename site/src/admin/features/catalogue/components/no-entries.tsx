import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { hasFilters, NO_FILTERS, type ListChange, type ListState } from '../lib/list-params.ts';

type NoEntriesProps<Item extends AdminEntry> = {
  kind: CatalogueKind<Item>;
  state: ListState;
  onChange: ListChange;
};

/** Empty state: no match for the filters, or no entries at all. */
export function NoEntries<Item extends AdminEntry>(props: NoEntriesProps<Item>) {
  const { kind, state, onChange } = props;
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
      hint={`Crea el primer ${noun}: puedes guardarlo como borrador y publicarlo después.`}
      icon={kind.icon}
      action={
        <LinkButton to={kind.paths.create()} variant="primary" icon="plus">
          Crear {noun}
        </LinkButton>
      }
    />
  );
}
