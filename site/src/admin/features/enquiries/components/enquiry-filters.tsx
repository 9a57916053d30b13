import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { FilterBar } from '#src/admin/ui/filter-bar.tsx';
import { FilterDate } from '#src/admin/ui/filter-date.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { color, flex, mq, radius, space } from '#src/theme/tokens.ts';
import {
  countFilters,
  hasFilters,
  listParams,
  NO_FILTERS,
  NO_SOURCE,
  NO_VISIT_VALUE,
  type ListState,
} from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { formatMonth } from '@tequiora/cms/contracts/format-date.ts';
import {
  VISIT_FILTER_LABELS,
  VISIT_FILTERS,
  type VisitFilter,
} from '@tequiora/cms/contracts/visit-columns.ts';
import { ownersQuery } from '../api/enquiries.ts';
import {
  CHANNEL_OPTIONS,
  NO_VISIT_VALUE_LABEL,
  ownerFilterOptions,
  replyFilterOptions,
  RESULT_OPTIONS,
  SORT_OPTIONS,
  statusFilterOptions,
  TYPE_OPTIONS,
} from '../lib/filter-options.ts';
import { VisitFilterSelect } from './visit-filter-select.tsx';

type SelectedFilter = 'status' | 'type' | 'channel' | 'reply' | 'result' | 'owner' | 'sort';

export type ListChange = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

export function EnquiryFilters({ state, onChange }: { state: ListState; onChange: ListChange }) {
  const { search, status, from, to, reply, owner, isOverdue } = state;
  const { data: owners = [] } = useQuery(ownersQuery);
  const select = (name: SelectedFilter) => ({
    value: state[name] ?? '',
    onChange: (value: string) => onChange({ [name]: listParams[name].read(value) }),
  });
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
        <FilterSelect label="Estado" options={statusFilterOptions(status)} {...select('status')} />
        <FilterSelect label="Tipo" options={TYPE_OPTIONS} {...select('type')} />
        <FilterSelect label="Canal" options={CHANNEL_OPTIONS} {...select('channel')} />
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
        <FilterSelect label="Respuesta" options={replyFilterOptions(reply)} {...select('reply')} />
        <FilterSelect label="Resultado" options={RESULT_OPTIONS} {...select('result')} />
        <FilterSelect
          label="Responsable"
          options={ownerFilterOptions(owner, owners)}
          {...select('owner')}
        />
        <VisitFilterSelect values={state} onChange={onChange} />
        <FilterSelect label="Orden" options={SORT_OPTIONS} {...select('sort')} />
        <CheckBox
          label="Solo vencidas"
          isChecked={isOverdue}
          onToggle={() => onChange({ isOverdue: !isOverdue })}
        />
        <LinkedFilters state={state} onChange={onChange} />
      </FilterBar>
    </Panel>
  );
}

type LinkedFilter = {
  name: 'saleMonth' | 'source' | VisitFilter;
  label: string;
  format: (value: string) => string;
};

const valueOr = (none: string, noneValue: string) => (value: string) =>
  value === noneValue ? none : value;

/** Filters without a control that always shows their value. */
const LINKED_FILTERS: readonly LinkedFilter[] = [
  { name: 'saleMonth', label: 'Venta', format: (month) => formatMonth(`${month}-01`) },
  { name: 'source', label: 'Origen', format: valueOr('sin página de origen', NO_SOURCE) },
  ...VISIT_FILTERS.map((name) => ({
    name,
    label: VISIT_FILTER_LABELS[name],
    format: valueOr(NO_VISIT_VALUE_LABEL.toLowerCase(), NO_VISIT_VALUE),
  })),
];

function LinkedFilters({ state, onChange }: { state: ListState; onChange: ListChange }) {
  const active = LINKED_FILTERS.filter(({ name }) => state[name] !== '');
  if (active.length === 0) return null;
  return (
    <ul role="list" aria-label="Otros filtros activos" css={chipsCss}>
      {active.map(({ name, label, format }) => (
        <li key={name} css={chipCss}>
          <span>
            {label}: <b>{format(state[name])}</b>
          </span>
          <IconButton
            icon="close"
            label={`Quitar el filtro de ${label.toLowerCase()}`}
            shape="square"
            onClick={() => onChange({ [name]: '' })}
          />
        </li>
      ))}
    </ul>
  );
}

// One line that scrolls on phones. The padding leaves space for the outline of a focused button.
const chipsCss = css({
  display: 'contents',
  [mq.belowMd]: {
    '&&': { flex: '1 0 100%' },
    display: 'flex',
    gap: space[3],
    minWidth: 0,
    padding: '4px 4px 4px 0',
    overflowX: 'auto',
  },
});

const chipCss = css({
  ...adminText.sm,
  ...flex.row,
  gap: space[3],
  minWidth: 0,
  minHeight: '44px',
  paddingLeft: space[4],
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.fg,
  overflowWrap: 'anywhere',
  [mq.belowMd]: { flex: 'none', maxWidth: '100%' },
});
