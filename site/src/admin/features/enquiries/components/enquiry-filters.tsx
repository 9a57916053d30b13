import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { FilterBar } from '#src/admin/ui/filter-bar.tsx';
import { FilterDate } from '#src/admin/ui/filter-date.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import {
  replyFilterOptions,
  SORT_OPTIONS,
  statusFilterOptions,
  TYPE_OPTIONS,
} from '../lib/filter-options.ts';
import {
  countFilters,
  hasFilters,
  listParams,
  NO_FILTERS,
  type ListState,
} from '../lib/list-params.ts';
import { SourceFilter } from './source-filter.tsx';

export type ListChange = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

type EnquiryFiltersProps = { state: ListState; onChange: ListChange };

export function EnquiryFilters({ state, onChange }: EnquiryFiltersProps) {
  const { search, status, type, source, from, to, reply, isOverdue, sort } = state;
  return (
    <Panel isFlush>
      <FilterBar
        label="Filtros de consultas"
        activeCount={countFilters(state)}
        search={{
          placeholder: 'Nombre, correo, teléfono, folio o mensaje',
          value: search,
          onChange: (value) => onChange({ search: value }, { replace: true }),
        }}
        onClear={hasFilters(state) ? () => onChange(NO_FILTERS) : null}
      >
        <FilterSelect
          label="Estado"
          value={status}
          options={statusFilterOptions(status)}
          onChange={(value) => onChange({ status: value })}
        />
        <FilterSelect
          label="Tipo"
          value={type ?? ''}
          options={TYPE_OPTIONS}
          onChange={(value) => onChange({ type: listParams.type.read(value) })}
        />
        <FilterDate
          label="Desde"
          value={from ?? ''}
          {...(to ? { max: to } : null)}
          onChange={(value) => onChange({ from: value || null })}
        />
        <FilterDate
          label="Hasta"
          value={to ?? ''}
          {...(from ? { min: from } : null)}
          onChange={(value) => onChange({ to: value || null })}
        />
        <FilterSelect
          label="Respuesta"
          value={reply}
          options={replyFilterOptions(reply)}
          onChange={(value) => onChange({ reply: value })}
        />
        <FilterSelect
          label="Orden"
          value={sort}
          options={SORT_OPTIONS}
          onChange={(value) => onChange({ sort: listParams.sort.read(value) })}
        />
        <CheckBox
          label="Solo vencidas"
          isChecked={isOverdue}
          onToggle={() => onChange({ isOverdue: !isOverdue })}
        />
        {source ? <SourceFilter source={source} onClear={() => onChange({ source: '' })} /> : null}
      </FilterBar>
    </Panel>
  );
}
