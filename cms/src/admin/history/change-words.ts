import type { Change, ChangeStep, LeftOut, Plain, ValueType } from '../../../contracts/history';
import { esLabels } from '../../views/es-labels';
import { optionWords } from '../translations/option-words';

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const number = new Intl.NumberFormat('es-MX');
const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });

/** 'Portada › Título', as the form calls it. */
export function tellPath(path: readonly ChangeStep[]): string {
  return path
    .map(({ owner, field, place }) => {
      const label = esLabels[owner]?.[field] ?? field;
      return place === undefined ? label : `${label} ${place}`;
    })
    .join(' › ');
}

export function tellValue(type: ValueType, value: NonNullable<Plain>): string {
  if (typeof value === 'number') return (type === 'money' ? pesos : number).format(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (type === 'date') return day.format(new Date(value));
  return `“${type === 'option' ? (optionWords[value] ?? value) : value}”`;
}

function tellPair(before: string | null, after: string | null): string {
  if (before === null) return `se agregó ${after}`;
  return after === null ? `se quitó ${before}` : `de ${before} a ${after}`;
}

const quoted = (name: string | null) => (name === null ? null : name && `“${name}”`);

function tellWhat(change: Change): string {
  switch (change.kind) {
    case 'value': {
      const { type, before, after } = change;
      if (type === 'other') return 'cambió';
      // A box that nobody ever ticked is not ticked.
      const none = type === 'boolean' ? 'no' : null;
      const tell = (value: Plain) => (value === null ? none : tellValue(type, value));
      return tellPair(tell(before), tell(after));
    }
    case 'picture':
      if (change.before === null) return 'se agregó';
      return change.after === null ? 'se quitó' : 'cambió';
    case 'relation':
    case 'part':
      return tellPair(quoted(change.before), quoted(change.after)).trim();
    case 'order':
      return 'cambió el orden';
  }
}

/** 'Precio: de $299.00 a $349.00' */
export function tellChange(change: Change): string {
  return `${tellPath(change.path)}: ${tellWhat(change)}`;
}

/** Why a field of an old version could not be put back. */
export function tellLeftOut({ path, reason, name }: LeftOut): string {
  const field = tellPath(path);
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
