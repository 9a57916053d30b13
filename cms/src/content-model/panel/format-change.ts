import { formatDate } from '../../../contracts/format-date';
import type { Change, ChangeStep, LeftOut, Plain, ValueType } from '../../../contracts/history';
import { formatMoney } from '../../../contracts/money';
import { formatDecimal } from '../../../contracts/number';
import { esLabels } from '../views/es-labels';
import { optionLabels } from './option-labels';

/** Returns the labels of a field: 'Portada › Título'. */
export function formatChangePath(path: readonly ChangeStep[]): string {
  return path
    .map(({ owner, field, place }) => {
      const label = esLabels[owner]?.[field] ?? field;
      return place === undefined ? label : `${label} ${place}`;
    })
    .join(' › ');
}

export function formatPlainValue(type: ValueType, value: NonNullable<Plain>): string {
  if (typeof value === 'number')
    return type === 'money' ? formatMoney(value) : formatDecimal(value, 3);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (type === 'date') return formatDate(value);
  return `“${type === 'option' ? (optionLabels[value] ?? value) : value}”`;
}

function formatPair(before: string | null, after: string | null): string {
  if (before === null) return `se agregó ${after}`;
  return after === null ? `se quitó ${before}` : `de ${before} a ${after}`;
}

const quoted = (name: string | null) => (name === null ? null : name && `“${name}”`);

function formatDetails(change: Change): string {
  switch (change.kind) {
    case 'value': {
      const { type, before, after } = change;
      if (type === 'other') return 'cambió';
      // A checkbox without a value is unchecked.
      const none = type === 'boolean' ? 'no' : null;
      const format = (value: Plain) => (value === null ? none : formatPlainValue(type, value));
      return formatPair(format(before), format(after));
    }
    case 'picture':
      if (change.before === null) return 'se agregó';
      return change.after === null ? 'se quitó' : 'cambió';
    case 'relation':
    case 'part':
      return formatPair(quoted(change.before), quoted(change.after)).trim();
    case 'order':
      return 'cambió el orden';
  }
}

/** Returns 'Precio: de $299.00 a $349.00'. */
export function formatChange(change: Change): string {
  return `${formatChangePath(change.path)}: ${formatDetails(change)}`;
}

/** Returns why a field of an old version was not restored. */
export function formatLeftOut({ path, reason, name }: LeftOut): string {
  const field = formatChangePath(path);
  switch (reason) {
    case 'gone':
      return name ? `${field}: “${name}” ya no existe` : `${field}: ya no existe`;
    case 'unknown':
      return `${field}: el formulario ya no es el mismo`;
    case 'taken':
      return `${field}: otra entrada ya usa “${name}”`;
    case 'forbidden':
      return `${field}: tu rol no permite cambiarlo`;
  }
}
