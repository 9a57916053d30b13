import { formatAmount } from '../../contracts/money';
import {
  isPlaceholderName,
  listPlaceholders,
  PLACEHOLDERS,
  placeholdersIn,
  type PlaceholderValues,
} from '../../contracts/placeholders';
import { extraPlaceholders, isFilled, isText } from '../placeholders/filled-fields';
import { amountsIn, type Price } from '../placeholders/price-of';
import { isRecord, type Problem, textOf } from './entry';
import type { EntryField } from './fields-of';
import { nodesOf } from './rich-text';

/** Where texts tell a made-up story, and its amounts are its own. */
const STORIES = new Set(['components.shared.chat-line']);
const KNOWN = Object.keys(PLACEHOLDERS);

/** The texts of a field, each of one format: those of rich text are many. */
function textsOf({ attribute, name, value }: EntryField): string[] {
  if (!isText(attribute, name)) return [];
  if (attribute.type !== 'blocks') return [textOf(value)];
  return nodesOf(value, 'text').map(({ text }) => textOf(text));
}

/** Placeholders of rich text that half of which is bold, say: nothing would be filled in. */
function splitPlaceholders({ attribute, value }: EntryField, whole: readonly string[]): string[] {
  if (attribute.type !== 'blocks' || !Array.isArray(value)) return [];
  const joined = value
    .filter(isRecord)
    .map((block) => nodesOf(block, 'text').map(({ text }) => String(text)));
  return joined
    .flatMap((texts) => placeholdersIn(texts.join('')))
    .filter((name) => !whole.includes(name));
}

/** Whether a text uses placeholders of the site's settings, which then have to be read. */
export function usesPlaceholders(fields: readonly EntryField[]): boolean {
  return fields.some((field) => textsOf(field).some((text) => placeholdersIn(text).length > 0));
}

function whyNot(
  { owner, name: field }: EntryField,
  name: string,
  values: PlaceholderValues | undefined,
): string | undefined {
  if (extraPlaceholders(owner).includes(name)) return undefined;
  const written = `{${name}}`;
  if (!isFilled(owner, field)) {
    return `aquí no se puede usar ${written}; escribe el texto tal como se lee`;
  }
  if (!isPlaceholderName(name)) {
    const known = [...KNOWN, ...extraPlaceholders(owner)];
    return `${written} no existe; puedes usar ${listPlaceholders(known)}`;
  }
  if (values === undefined || values[name] !== undefined) return undefined;
  const usable = KNOWN.filter((each) => isPlaceholderName(each) && values[each] !== undefined);
  const others = usable.length > 0 ? `; aquí puedes usar ${listPlaceholders(usable)}` : '';
  return name === 'precio'
    ? `${written} no tiene valor, porque esta entrada no tiene precio${others}`
    : `${written} no tiene valor, porque falta en los ajustes del sitio${others}`;
}

/**
 * Placeholders that visitors would read as they are written.
 * @param values what they stand for; undefined while that is not known
 */
export function placeholderProblems(
  fields: readonly EntryField[],
  values: PlaceholderValues | undefined,
): Problem[] {
  return fields.flatMap((field) => {
    const { path, place } = field;
    const names = [...new Set(textsOf(field).flatMap(placeholdersIn))];
    const reasons = names.flatMap((name) => whyNot(field, name, values) ?? []);
    const split = splitPlaceholders(field, names).map(
      (name) => `{${name}} tiene formatos distintos por dentro; escríbelo de nuevo`,
    );
    return [...reasons, ...split].map((why) => ({ path, message: `«${place}»: ${why}.` }));
  });
}

/** Amounts in the texts of an entry that are not its price: they may be what it was. */
export function amountWarnings(fields: readonly EntryField[], price: Price | undefined): string[] {
  if (!price) return [];
  return fields.flatMap((field) => {
    if (!isFilled(field.owner, field.name) || STORIES.has(field.owner)) return [];
    const amounts = new Set(textsOf(field).flatMap(amountsIn));
    return [...amounts]
      .filter((amount) => !price.amounts.includes(amount))
      .map(
        (amount) =>
          `«${field.place}» dice ${formatAmount(amount)} y el precio es ${price.text}. Si es el precio, escribe {precio} en su lugar: así cambia solo.`,
      );
  });
}
