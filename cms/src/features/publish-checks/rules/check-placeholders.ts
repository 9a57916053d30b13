import { isRecord } from '../../../../contracts/is-record';
import { formatAmount } from '../../../../contracts/money';
import {
  fillPlaceholders,
  isPlaceholderName,
  listPlaceholders,
  PLACEHOLDERS,
  findPlaceholders,
  type PlaceholderValues,
  unknownPlaceholder,
} from '../../../../contracts/placeholders';
import { textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import {
  extraPlaceholders,
  isFilledField,
  isTextField,
} from '../../../content-model/placeholders/is-filled-field';
import { amountsIn, priceOf } from '../../../content-model/placeholders/price-of';
import { richTextNodes } from '../../../content-model/rich-text';
import { shorten } from '../../../content-model/shorten';
import { fieldCheck } from './publish-check';

/** Components with fictional texts, whose amounts are not prices. */
const FICTIONAL_TEXTS = new Set(['components.shared.chat-line']);
const TEXTS_WITHOUT_BRACES = new Set(['components.sections.confirmation-mail']);
const KNOWN = Object.keys(PLACEHOLDERS);

/** Returns the texts of a field; rich text has one for each text node. */
function textsOf({ attribute, name, value }: EntryField): string[] {
  if (!isTextField(attribute, name)) return [];
  if (attribute.type !== 'blocks') return [textOf(value)];
  return richTextNodes(value, 'text').map(({ text }) => textOf(text));
}

/** Returns placeholders that formatting splits over several text nodes, which are never filled. */
function splitPlaceholders({ attribute, value }: EntryField, whole: readonly string[]): string[] {
  if (attribute.type !== 'blocks' || !Array.isArray(value)) return [];
  const joined = value
    .filter(isRecord)
    .map((block) => richTextNodes(block, 'text').map(({ text }) => String(text)));
  return joined
    .flatMap((texts) => findPlaceholders(texts.join('')))
    .filter((name) => !whole.includes(name));
}

/** Returns true if a text contains placeholders, so that the site settings have to be read. */
export function usesPlaceholders(fields: readonly EntryField[]): boolean {
  return fields.some((field) => textsOf(field).some((text) => findPlaceholders(text).length > 0));
}

function describeProblem(
  { owner, name: field }: EntryField,
  name: string,
  values: PlaceholderValues | undefined,
): string | undefined {
  if (extraPlaceholders(owner).includes(name)) return undefined;
  const written = `{${name}}`;
  if (!isFilledField(owner, field)) {
    return `aquí no se puede usar ${written}; escribe el texto tal como se lee`;
  }
  if (!isPlaceholderName(name)) {
    return unknownPlaceholder(name, [...new Set([...KNOWN, ...extraPlaceholders(owner)])]);
  }
  if (values === undefined || values[name] !== undefined) return undefined;
  const usable = KNOWN.filter((each) => isPlaceholderName(each) && values[each] !== undefined);
  const others = usable.length > 0 ? `; aquí puedes usar ${listPlaceholders(usable)}` : '';
  return name === 'precio'
    ? `${written} no tiene valor, porque esta entrada no tiene precio${others}`
    : `${written} no tiene valor, porque falta en los ajustes del sitio${others}`;
}

/** Returns braces that are no placeholders, in texts where they can only be misspelled ones. */
function strayBraces({ owner }: EntryField, text: string): string[] {
  if (!TEXTS_WITHOUT_BRACES.has(owner)) return [];
  const empty = Object.fromEntries(findPlaceholders(text).map((name) => [name, '']));
  return fillPlaceholders(text, empty).match(/\{[^{}]*\}?|\}/g) ?? [];
}

/**
 * Rejects placeholders that visitors would see unfilled; accepts those without a value while the
 * values are not known.
 */
export const placeholderCheck = fieldCheck((field, { placeholders }) => {
  const names = [...new Set(textsOf(field).flatMap(findPlaceholders))];
  const reasons = names.flatMap((name) => describeProblem(field, name, placeholders) ?? []);
  const stray = textsOf(field)
    .flatMap((text) => strayBraces(field, text))
    .map((written) => `«${shorten(written, 40)}» no es un dato; escribe uno como {nombre}`);
  const split = splitPlaceholders(field, names).map(
    (name) => `{${name}} tiene formatos distintos por dentro; escríbelo de nuevo`,
  );
  return [...reasons, ...stray, ...split].map((reason) => `«${field.place}»: ${reason}.`);
});

/** Warns about amounts in the texts that differ from the entry's price and may be outdated. */
export const amountCheck = fieldCheck((field, { uid, values }) => {
  const price = priceOf(uid, values);
  if (!price || !isFilledField(field.owner, field.name) || FICTIONAL_TEXTS.has(field.owner)) {
    return undefined;
  }
  const amounts = new Set(textsOf(field).flatMap(amountsIn));
  return [...amounts]
    .filter((amount) => !price.amounts.includes(amount))
    .map(
      (amount) =>
        `«${field.place}» dice ${formatAmount(amount)} y el precio es ${price.text}. Si es el precio, escribe {precio} en su lugar: así cambia solo.`,
    );
});
