import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { FilterBar } from '#src/admin/ui/filter-bar.tsx';
import { FilterDate } from '#src/admin/ui/filter-date.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import type { SelectOption } from '#src/components/form/select.tsx';
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
  WITH_MAILS_LABEL,
} from '@tequiora/cms/contracts/enquiry-list-params.ts';
import type { EnquiryOwner } from '@tequiora/cms/contracts/enquiry-owner.ts';
import { formatMonth, formatShortDay } from '@tequiora/cms/contracts/format-date.ts';
import { TODAY_SECTION_LABELS } from '@tequiora/cms/contracts/today.ts';
import {
  VISIT_FILTER_LABELS,
  VISIT_FILTERS,
  type VisitFilter,
} from '@tequiora/cms/contracts/visit-columns.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';
import { ownersQuery, visitValuesQuery } from '../api/enquiries.ts';
import {
  CHANNEL_OPTIONS,
  NO_VISIT_VALUE_LABEL,
  ownerFilterOptions,
  quoteFilterOptions,
  replyFilterOptions,
  RESULT_OPTIONS,
  SORT_OPTIONS,
  statusFilterOptions,
  TYPE_OPTIONS,
  VISIT_FILTER_OPTIONS,
  visitFilterOptions,
} from '../lib/filter-options.ts';

type SelectedFilter =
  | 'status'
  | 'type'
  | 'channel'
  | 'reply'
  | 'result'
  | 'quote'
  | 'owner'
  | 'sort';

export type ListChange = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

export function EnquiryFilters({ state, onChange }: { state: ListState; onChange: ListChange }) {
  const { search, status, from, to, reply, owner, isOverdue, hasMails, isIdle } = state;
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
          placeholder: 'Nombre, correo, teléfono, folio, mensaje, nota o producto',
          value: search,
          onChange: (value) => onChange({ search: value }, { replace: true }),
        }}
        onClear={hasFilters(state) ? () => onChange(NO_FILTERS) : null}
        isFolding
        chips={<ActiveFilters {...{ state, owners, onChange }} />}
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
          label="Cotización"
          options={quoteFilterOptions(state.quote, isoDay(new Date()))}
          {...select('quote')}
        />
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
        <CheckBox
          label={WITH_MAILS_LABEL}
          isChecked={hasMails}
          onToggle={() => onChange({ hasMails: !hasMails })}
        />
        <CheckBox
          label={TODAY_SECTION_LABELS.idle}
          isChecked={isIdle}
          onToggle={() => onChange({ isIdle: !isIdle })}
        />
      </FilterBar>
    </Panel>
  );
}

type ActiveFilter = { name: keyof typeof NO_FILTERS; label: string; value: string };

const valueOr = (none: string, noneValue: string, value: string) =>
  value === noneValue ? none : value;

const labelIn = (options: readonly SelectOption[], value: string | null) =>
  options.find((option) => option.value === value)?.label ?? value ?? '';

/** Returns the active filters in the order of their controls. */
function listActiveFilters(state: ListState, owners: readonly EnquiryOwner[]): ActiveFilter[] {
  const { status, reply, owner, saleMonth, quote, source } = state;
  const day = (value: string | null) => value && formatShortDay(value);
  const values: Partial<Record<keyof typeof NO_FILTERS, [label: string, value: string | null]>> = {
    status: ['Estado', labelIn(statusFilterOptions(status), status)],
    type: ['Tipo', labelIn(TYPE_OPTIONS, state.type)],
    channel: ['Canal', labelIn(CHANNEL_OPTIONS, state.channel)],
    from: ['Desde', day(state.from)],
    to: ['Hasta', day(state.to)],
    reply: ['Respuesta', labelIn(replyFilterOptions(reply), reply)],
    result: ['Resultado', labelIn(RESULT_OPTIONS, state.result)],
    quote: ['Cotización', labelIn(quoteFilterOptions(quote, isoDay(new Date())), quote)],
    owner: ['Responsable', labelIn(ownerFilterOptions(owner, owners), owner)],
    isOverdue: ['Plazo', 'Vencidas'],
    hasMails: ['Correos', 'Por responder'],
    isIdle: ['Seguimiento', TODAY_SECTION_LABELS.idle],
    saleMonth: ['Venta', saleMonth && formatMonth(`${saleMonth}-01`)],
    source: ['Origen', valueOr('sin página de origen', NO_SOURCE, source)],
    ...Object.fromEntries(
      VISIT_FILTERS.map((name) => [
        name,
        [
          VISIT_FILTER_LABELS[name],
          valueOr(NO_VISIT_VALUE_LABEL.toLowerCase(), NO_VISIT_VALUE, state[name]),
        ],
      ]),
    ),
  };
  const names = Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[];
  return names.flatMap((name) => {
    const [label, value] = values[name] ?? [];
    return label && state[name] !== NO_FILTERS[name] ? [{ name, label, value: value ?? '' }] : [];
  });
}

type ActiveFiltersProps = {
  state: ListState;
  owners: readonly EnquiryOwner[];
  onChange: ListChange;
};

/** Shows each active filter, with a button that removes it. */
function ActiveFilters({ state, owners, onChange }: ActiveFiltersProps) {
  const active = listActiveFilters(state, owners);
  if (active.length === 0) return null;
  return (
    <ul role="list" aria-label="Filtros activos" css={chipsCss}>
      {active.map(({ name, label, value }) => (
        <li key={name} css={chipCss}>
          <span>
            <span>{`${label}: `}</span>
            <b>{value}</b>
          </span>
          <IconButton
            icon="close"
            label={`Quitar el filtro de ${label.toLowerCase()}`}
            shape="square"
            onClick={() => onChange({ [name]: NO_FILTERS[name] })}
          />
        </li>
      ))}
    </ul>
  );
}

// One line that scrolls on phones. The padding leaves space for the outline of a focused button.
const chipsCss = css({
  ...flex.wrap,
  flex: '1 0 100%',
  gap: space[3],
  [mq.belowMd]: {
    '&&': { flex: '1 0 100%' },
    flexWrap: 'nowrap',
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

type VisitFilterSelectProps = {
  values: Record<VisitFilter, string>;
  onChange: (change: Partial<Record<VisitFilter, string>>) => void;
};

/** Selects what to filter by about the visit, and then one of its values. */
function VisitFilterSelect({ values, onChange }: VisitFilterSelectProps) {
  const [filter, setFilter] = useState<VisitFilter>();
  return (
    <>
      <FilterSelect
        label="Origen de la visita"
        value={filter ?? ''}
        options={VISIT_FILTER_OPTIONS}
        onChange={(value) => setFilter(VISIT_FILTERS.find((name) => name === value))}
      />
      {filter ? (
        <VisitValueSelect
          filter={filter}
          value={values[filter]}
          onChange={(value) => onChange({ [filter]: value })}
        />
      ) : null}
    </>
  );
}

type VisitValueSelectProps = {
  filter: VisitFilter;
  value: string;
  onChange: (value: string) => void;
};

function VisitValueSelect({ filter, value, onChange }: VisitValueSelectProps) {
  const { data: values = [] } = useQuery(visitValuesQuery(filter));
  return (
    <FilterSelect
      label={VISIT_FILTER_LABELS[filter]}
      value={value}
      options={visitFilterOptions(value, values)}
      onChange={onChange}
    />
  );
}
