/** Options of the filters of the list of enquiries. */
import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import { CHANNEL_LABELS, STATUS_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import type { SelectOption } from '#src/components/form/select.tsx';
import {
  ALL_STATUSES,
  MINE,
  MINE_OR_FREE,
  monthAfter,
  NO_OWNER,
  NO_RESULT,
  NO_VISIT_VALUE,
  readQuoteMonths,
  readReplyMinutes,
  toStatuses,
  WITH_QUOTE,
  type ListSort,
} from '@tequiora/cms/contracts/enquiry-list-params.ts';
import type { EnquiryOwner } from '@tequiora/cms/contracts/enquiry-owner.ts';
import { ENQUIRY_RESULT_LABELS, NO_RESULT_LABEL } from '@tequiora/cms/contracts/enquiry-result.ts';
import { formatMonth } from '@tequiora/cms/contracts/format-date.ts';
import { VISIT_FILTER_LABELS } from '@tequiora/cms/contracts/visit-columns.ts';

const ALL = { value: '', label: 'Todos' };
const ALL_FEMALE = { value: '', label: 'Todas' };

/** Returns an option per label, in their order. */
export const toOptions = <Value extends string>(labels: Record<Value, string>): SelectOption[] =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Menos dudosas y spam' },
  ...toOptions(STATUS_LABELS),
  { value: ALL_STATUSES, label: 'Todas' },
];

/** Returns the status options, including a combination of statuses that came from a link. */
export function statusFilterOptions(value: string): readonly SelectOption[] {
  const statuses = toStatuses(value);
  if (statuses.length < 2) return STATUS_OPTIONS;
  const label = statuses.map((status) => STATUS_LABELS[status]).join(', ');
  return [{ value, label }, ...STATUS_OPTIONS];
}

export const TYPE_OPTIONS: readonly SelectOption[] = [ALL, ...toOptions(TYPE_LABELS)];

export const RESULT_OPTIONS: readonly SelectOption[] = [
  ALL,
  ...toOptions(ENQUIRY_RESULT_LABELS),
  { value: NO_RESULT, label: NO_RESULT_LABEL },
];

export const VISIT_FILTER_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Elige un dato' },
  ...toOptions(VISIT_FILTER_LABELS),
];

export const CHANNEL_OPTIONS: readonly SelectOption[] = [ALL, ...toOptions(CHANNEL_LABELS)];

/** Returns the owner options, including an account that is no longer active. */
export function ownerFilterOptions(
  value: string,
  owners: readonly EnquiryOwner[],
): readonly SelectOption[] {
  const options = [
    ALL_FEMALE,
    { value: MINE, label: 'Mías' },
    { value: NO_OWNER, label: 'De nadie' },
    { value: MINE_OR_FREE, label: 'Mías o de nadie' },
    ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  if (options.some((option) => option.value === value)) return options;
  return [...options, { value, label: 'Otra persona' }];
}

export const NO_VISIT_VALUE_LABEL = 'Sin dato';

/** Returns the options for a column of the visit, including a value that came from a link. */
export function visitFilterOptions(
  value: string,
  values: readonly string[],
): readonly SelectOption[] {
  const options = [
    ALL,
    { value: NO_VISIT_VALUE, label: NO_VISIT_VALUE_LABEL },
    ...values.map((one) => ({ value: one, label: one })),
  ];
  if (options.some((option) => option.value === value)) return options;
  return [...options, { value, label: value }];
}

/**
 * Returns the quote options, including another month that came from a link.
 * @param today `YYYY-MM-DD`
 */
export function quoteFilterOptions(value: string, today: string): readonly SelectOption[] {
  const month = today.slice(0, 7);
  const options = [
    ALL_FEMALE,
    { value: WITH_QUOTE, label: 'Cotizadas' },
    ...[month, monthAfter(month)].map((each) => ({ value: each, label: describeMonths(each) })),
  ];
  if (options.some((option) => option.value === value)) return options;
  return [...options, { value, label: describeMonths(value) }];
}

function describeMonths(value: string): string {
  const { from, to } = readQuoteMonths(value);
  return from
    ? `Venta en ${formatMonth(`${from}-01`)}`
    : `Venta antes de ${formatMonth(`${to}-01`)}`;
}

const REPLY_OPTIONS: readonly SelectOption[] = [
  ALL_FEMALE,
  { value: 'con', label: 'Con respuesta' },
  { value: 'sin', label: 'Sin respuesta' },
];

/** Returns the reply options, including a time limit that came from a link of the reports. */
export function replyFilterOptions(value: string): readonly SelectOption[] {
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
  estado: `Estado, de ${STATUS_LABELS.nuevo} a ${STATUS_LABELS.spam}`,
  '-estado': `Estado, de ${STATUS_LABELS.spam} a ${STATUS_LABELS.nuevo}`,
};

export const SORT_OPTIONS: readonly SelectOption[] = toOptions(SORT_LABELS);

/** Option of a field that has no value yet. */
export const CHOOSE = { value: '', label: 'Elige una opción' };
