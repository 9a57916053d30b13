import { isNumberAttribute, type NumberAttribute } from './format-number';

type Header = { name: string; attribute: NumberAttribute };

const PHONE_QUERY = '(max-width: 519px)';
const TEXT_TYPES = ['string', 'text'];

/** Returns the columns that fit on a phone next to the state: the name and the amounts. */
export function pickPhoneColumns<Column extends Header>(columns: readonly Column[]): Column[] {
  const name = columns.find(({ attribute }) => TEXT_TYPES.includes(attribute.type ?? ''));
  const amounts = columns.filter(
    (column) => isNumberAttribute(column.attribute) && !['id', 'order'].includes(column.name),
  );
  return name ? [name, ...amounts] : [...columns];
}

export const isPhone = (): boolean => globalThis.matchMedia(PHONE_QUERY).matches;
