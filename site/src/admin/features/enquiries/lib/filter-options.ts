import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '@tequiora/cms/contracts/enquiry.ts';
import { STATUS_LABELS, TYPE_LABELS } from '#src/admin/ui/enquiry-labels.ts';
import { formatBusinessSpan } from '#src/admin/ui/moments.ts';
import type { SelectOption } from '#src/components/form/select.tsx';
import { ALL_STATUSES, answeredWithin, toStatuses, type ListSort } from './list-params.ts';

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todas menos spam' },
  ...ENQUIRY_STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status] })),
  { value: ALL_STATUSES, label: 'Todas' },
];

/** The statuses to choose from; several at once come by a link only and are offered then. */
export function statusOptions(value: string): readonly SelectOption[] {
  const statuses = toStatuses(value);
  if (statuses.length < 2) return STATUS_OPTIONS;
  const label = statuses.map((status) => STATUS_LABELS[status]).join(', ');
  return [{ value, label }, ...STATUS_OPTIONS];
}

export const TYPE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todos' },
  ...ENQUIRY_TYPES.map((type) => ({ value: type, label: TYPE_LABELS[type] })),
];

const ANSWER_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'Todas' },
  { value: 'con', label: 'Con respuesta' },
  { value: 'sin', label: 'Sin respuesta' },
];

/** A time to answer within comes by a link of the reports only and is offered then. */
export function answerOptions(value: string): readonly SelectOption[] {
  const minutes = answeredWithin(value);
  if (minutes === null) return ANSWER_OPTIONS;
  return [{ value, label: `En ${formatBusinessSpan(minutes)} o menos` }, ...ANSWER_OPTIONS];
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
