import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { hasFilters, NO_FILTERS, type ListState } from '../lib/list-params.ts';
import type { ListChange } from './enquiry-filters.tsx';

type NoEnquiriesProps = { state: ListState; onChange: ListChange };

/** Empty state: no match for the filters, or no entries at all. */
export function NoEnquiries({ state, onChange }: NoEnquiriesProps) {
  if (!hasFilters(state)) {
    return (
      <EmptyState
        title="Todavía no hay consultas"
        hint="Cuando alguien escriba desde el sitio, su consulta aparecerá aquí sin recargar."
        icon="inbox"
      />
    );
  }
  return (
    <EmptyState
      title="No se encontraron consultas"
      hint="Ninguna consulta cumple con estos filtros."
      action={
        <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
          Limpiar filtros
        </Button>
      }
    />
  );
}
