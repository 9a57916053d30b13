import { formatBusinessDuration } from '#src/admin/ui/format-relative-time.ts';
import { STATUS_LABELS, TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import type { SelectOption } from '#src/components/form/select.tsx';
import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '@tequiora/cms/contracts/enquiry.ts';
import { ALL_STATUSES, readReplyMinutes, toStatuses, type ListSort } from './list-params.ts';

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todas menos spam' },
  ...ENQUIRY_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
  { value: ALL_STATUSES, label: 'Todas' },
];

/** Returns the status options, including a combination of statuses that came from a link. */
export function statusFilterOptions(value: string): readonly SelectOption[] {
  const statuses = toStatuses(value);
  if (statuses.length < 2) return STATUS_OPTIONS;
  const label = statuses.map((status) => STATUS_LABELS[status]).join(', ');
  return [{ value, label }, ...STATUS_OPTIONS];
}

export const TYPE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todos' },
  ...ENQUIRY_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] })),
];

const REPLY_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todas' },
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
  estado: 'Estado, A a Z',
  '-estado': 'Estado, Z a A',
};

export const SORT_OPTIONS: readonly SelectOption[] = Object.entries(SORT_LABELS).map(
  ([value, label]) => ({ value, label }),
);
