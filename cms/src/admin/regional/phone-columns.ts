import { isNumber, type NumberAttribute } from './number-words';

type Header = { name: string; attribute: NumberAttribute };

const PHONE = '(max-width: 519px)';
const TEXTS = ['string', 'text'];

/** Returns the columns that fit on a phone beside the state: the name and the amounts. */
export function pickPhoneColumns<Column extends Header>(columns: readonly Column[]): Column[] {
  const name = columns.find(({ attribute }) => TEXTS.includes(attribute.type ?? ''));
  const amounts = columns.filter(
    (column) => isNumber(column.attribute) && !['id', 'order'].includes(column.name),
  );
  return name ? [name, ...amounts] : [...columns];
}

export const isPhone = (): boolean => globalThis.matchMedia(PHONE).matches;
