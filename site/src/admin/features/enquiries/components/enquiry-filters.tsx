import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { NO_CAMPAIGN, NO_SOURCE } from '#src/admin/lib/missing-values.ts';
import { useCurrentUser } from '#src/admin/lib/use-current-user.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { FilterBar } from '#src/admin/ui/filter-bar.tsx';
import { FilterDate } from '#src/admin/ui/filter-date.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import { Panel } from '#src/admin/ui/panel.tsx';
import { CHANNEL_LABELS, STATUS_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import type { SelectOption } from '#src/components/form/select.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { color, flex, mq, radius, space } from '#src/theme/tokens.ts';
import type { EnquiryOwner } from '@tequiora/cms/contracts/enquiry-owner.ts';
import {
  ENQUIRY_RESULT_LABELS,
  ENQUIRY_RESULTS,
  NO_RESULT_LABEL,
} from '@tequiora/cms/contracts/enquiry-result.ts';
import {
  ENQUIRY_CHANNELS,
  ENQUIRY_STATUSES,
  ENQUIRY_TYPES,
} from '@tequiora/cms/contracts/enquiry.ts';
import { formatMonth } from '@tequiora/cms/contracts/format-date.ts';
import { ownersQuery } from '../api/enquiries.ts';
import {
  ALL_STATUSES,
  countFilters,
  hasFilters,
  listParams,
  NO_FILTERS,
  NO_RESULT,
  NOBODYS,
  readReplyMinutes,
  toStatuses,
  type ListSort,
  type ListState,
} from '../lib/list-params.ts';

export type ListChange = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

export function EnquiryFilters({ state, onChange }: { state: ListState; onChange: ListChange }) {
  const { search, status, type, channel, result, from, to, reply, owner, isOverdue, sort } = state;
  const { data: owners = [] } = useQuery(ownersQuery);
  const { id: userId } = useCurrentUser();
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
        <FilterSelect
          label="Canal"
          value={channel ?? ''}
          options={CHANNEL_OPTIONS}
          onChange={(value) => onChange({ channel: listParams.channel.read(value) })}
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
          label="Resultado"
          value={result ?? ''}
          options={RESULT_OPTIONS}
          onChange={(value) => onChange({ result: listParams.result.read(value) })}
        />
        <FilterSelect
          label="Responsable"
          value={owner}
          options={ownerFilterOptions(owner, owners, userId)}
          onChange={(value) => onChange({ owner: value })}
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
        {LINKED_FILTERS.filter(({ name }) => state[name] !== '').map((filter) => (
          <LinkedFilter
            key={filter.name}
            filter={filter}
            value={state[filter.name]}
            onClear={() => onChange({ [filter.name]: '' })}
          />
        ))}
      </FilterBar>
    </Panel>
  );
}

type LinkedFilterDefinition = {
  name: 'saleMonth' | 'source' | 'campaign' | 'viewedPage';
  label: string;
  format: (value: string) => string;
};

const valueOr = (none: string, noneValue: string) => (value: string) =>
  value === noneValue ? none : value;

/** Filters that links of the overview and of the reports set. */
const LINKED_FILTERS: readonly LinkedFilterDefinition[] = [
  { name: 'saleMonth', label: 'Venta', format: (month) => formatMonth(`${month}-01`) },
  { name: 'source', label: 'Origen', format: valueOr('sin página de origen', NO_SOURCE) },
  { name: 'campaign', label: 'Campaña', format: valueOr('sin campaña', NO_CAMPAIGN) },
  {
    name: 'viewedPage',
    label: 'Visto',
    format: valueOr('ningún producto ni servicio', NO_SOURCE),
  },
];

type LinkedFilterProps = {
  filter: LinkedFilterDefinition;
  value: string;
  onClear: () => void;
};

function LinkedFilter({ filter, value, onClear }: LinkedFilterProps) {
  const { label, format } = filter;
  return (
    <div css={chipCss}>
      <span>
        {label}: <b>{format(value)}</b>
      </span>
      <IconButton
        icon="close"
        label={`Quitar el filtro de ${label.toLowerCase()}`}
        shape="square"
        size={32}
        onClick={onClear}
      />
    </div>
  );
}

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todas menos spam' },
  ...ENQUIRY_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
  { value: ALL_STATUSES, label: 'Todas' },
];

/** Returns the status options, including a combination of statuses that came from a link. */
function statusFilterOptions(value: string): readonly SelectOption[] {
  const statuses = toStatuses(value);
  if (statuses.length < 2) return STATUS_OPTIONS;
  const label = statuses.map((status) => STATUS_LABELS[status]).join(', ');
  return [{ value, label }, ...STATUS_OPTIONS];
}

const TYPE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todos' },
  ...ENQUIRY_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] })),
];

const RESULT_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todos' },
  ...ENQUIRY_RESULTS.map((result) => ({ value: result, label: ENQUIRY_RESULT_LABELS[result] })),
  { value: NO_RESULT, label: NO_RESULT_LABEL },
];

const CHANNEL_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todos' },
  ...ENQUIRY_CHANNELS.map((channel) => ({ value: channel, label: CHANNEL_LABELS[channel] })),
];
/** Returns the owner options, including an account that is no longer active. */
function ownerFilterOptions(
  value: string,
  owners: readonly EnquiryOwner[],
  userId: number,
): readonly SelectOption[] {
  const options = [
    { value: '', label: 'Todas' },
    { value: String(userId), label: 'Mías' },
    { value: NOBODYS, label: 'De nadie' },
    ...owners
      .filter(({ id }) => id !== userId)
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  if (options.some((option) => option.value === value)) return options;
  return [...options, { value, label: 'Otra persona' }];
}

const REPLY_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todas' },
  { value: 'con', label: 'Con respuesta' },
  { value: 'sin', label: 'Sin respuesta' },
];

/** Returns the reply options, including a time limit that came from a link of the reports. */
function replyFilterOptions(value: string): readonly SelectOption[] {
  const minutes = readReplyMinutes(value);
  if (minutes === null) return REPLY_OPTIONS;
  return [{ value, label: `En ${formatBusinessDuration(minutes)} o menos` }, ...REPLY_OPTIONS];
}

const SORT_LABELS: Record<ListSort, string> = {
  urgencia: 'Por urgencia',
  '-recibida': 'Más recientes primero',
  recibida: 'Más antiguas primero',
  nombre: 'Nombre, A a Z',
  '-nombre': 'Nombre, Z a A',
  estado: 'Estado, A a Z',
  '-estado': 'Estado, Z a A',
};

const SORT_OPTIONS: readonly SelectOption[] = Object.entries(SORT_LABELS).map(([value, label]) => ({
  value,
  label,
}));

const chipCss = css({
  ...adminText.sm,
  ...flex.row,
  gap: space[3],
  minWidth: 0,
  minHeight: '44px',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.fg,
  overflowWrap: 'anywhere',
  // A path needs the whole row of a phone.
  [mq.belowMd]: { '&&': { flexBasis: '100%' } },
});
