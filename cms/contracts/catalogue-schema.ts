import { object } from 'yup';

import { isAddress } from './addresses';
import {
  CATALOGUE_FIELD_MESSAGES as MESSAGES,
  CATALOGUE_LIMITS as LIMITS,
  type ProductInput,
  type ServiceInput,
} from './catalogue';
import { isRecord } from './is-record';
import { hasWholeCents } from './money';
import { matching, nullIfEmpty, optional, parsed, textWithMessage } from './schema-fields';
import { normaliseLine, normaliseText } from './text';

const DOCUMENT_ID = /^[a-z0-9]{1,40}$/;
const FILE_ID_MAX = 2 ** 31 - 1;

function line(message: string, limits: { min?: number; max: number }) {
  return textWithMessage(message, { ...limits, normalise: normaliseLine });
}

/** The texts that every entry of the catalogue has. */
export const catalogueTexts = {
  name: line(MESSAGES.name, LIMITS.name),
  description: textWithMessage(MESSAGES.description, {
    ...LIMITS.description,
    multiline: true,
    normalise: (raw) => normaliseText(raw).trim(),
  }),
};

const commonFields = {
  ...catalogueTexts,
  slug: parsed(MESSAGES.slug, (raw) =>
    typeof raw === 'string' && raw.length <= LIMITS.name.max && isAddress(raw) ? raw : undefined,
  )
    .transform((value: unknown, raw: unknown) => (raw === null ? undefined : value))
    .optional(),
  /** Id of an uploaded picture. Whether the picture exists is not checked. */
  image: parsed(MESSAGES.image, (raw) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw <= FILE_ID_MAX
      ? raw
      : undefined,
  )
    .transform((value: unknown, raw: unknown) => (raw === null ? null : value))
    .nullable()
    .default(null),
};

export const productSchema = object({
  ...commonFields,
  /** Null leaves it open; a request without it is refused, so that a price is not lost by mistake. */
  price: parsed(MESSAGES.price, (raw) => {
    const { min, max } = LIMITS.price;
    const isPrice = typeof raw === 'number' && raw >= min && raw <= max && hasWholeCents(raw);
    return isPrice ? raw : undefined;
  })
    .transform((value: unknown, raw: unknown) => (raw === null ? null : value))
    .nullable()
    .defined(MESSAGES.price),
  category: matching(MESSAGES.category, DOCUMENT_ID),
  featured: parsed(MESSAGES.featured, (raw) => {
    const isFeatured = raw ?? false;
    return typeof isFeatured === 'boolean' ? isFeatured : undefined;
  }).default(false),
} satisfies Record<keyof ProductInput, unknown>);

const featureText = line(MESSAGES.feature, LIMITS.feature);

export const serviceSchema = object({
  ...commonFields,
  price: line(MESSAGES.priceText, LIMITS.priceText),
  features: parsed(MESSAGES.features, (raw) => {
    const list: unknown = raw ?? [];
    if (!Array.isArray(list) || list.length > LIMITS.features.max) return undefined;
    return list.map((item: unknown) => {
      const text = isRecord(item) ? item.text : undefined;
      return { text: featureText.isValidSync(text) ? featureText.cast(text) : '' };
    });
  })
    .test('feature', MESSAGES.feature, (list) => list.every(({ text }) => text !== ''))
    .default(() => []),
  category: nullIfEmpty(optional(line(MESSAGES.categoryText, LIMITS.category))).default(null),
} satisfies Record<keyof ServiceInput, unknown>);
