import {
  CATALOGUE_FIELD_MESSAGES,
  CATALOGUE_LIMITS,
  CATALOGUE_MESSAGES,
} from '../../../../contracts/catalogue';
import { isRecord } from '../../../../contracts/is-record';
import { catalogueText, COMMON_FIELDS } from '../../../features/catalogue/server/fields';
import type { Kind } from '../../../features/catalogue/server/kind';
import { accept, type Field, optional, refuse } from '../../../platform/values/fields';

const messages = CATALOGUE_FIELD_MESSAGES;
const featureText = catalogueText('feature', CATALOGUE_LIMITS.feature);
const categoryText = optional(catalogueText('categoryText', CATALOGUE_LIMITS.category));

const features: Field<{ text: string }[]> = (raw) => {
  if (raw === undefined || raw === null) return accept([]);
  if (!Array.isArray(raw) || raw.length > CATALOGUE_LIMITS.features.max) {
    return refuse(messages.features);
  }
  const texts: { text: string }[] = [];
  for (const item of raw as unknown[]) {
    const read = featureText(isRecord(item) ? item.text : undefined);
    if (!read.ok) return read;
    texts.push({ text: read.value });
  }
  return accept(texts);
};

const category: Field<string | null> = (raw) => {
  const read = raw === null ? accept(undefined) : categoryText(raw);
  return read.ok ? accept(read.value ?? null) : read;
};

export const SERVICE_KIND: Kind = {
  uid: 'api::service.service',
  populate: ['image', 'features'],
  notFound: CATALOGUE_MESSAGES.serviceNotFound,
  fields: {
    ...COMMON_FIELDS,
    price: catalogueText('priceText', CATALOGUE_LIMITS.priceText),
    features,
    category,
  },
  toInput: (entry) => ({
    name: entry.name,
    description: entry.description,
    slug: entry.slug,
    price: entry.price,
    features: entry.features,
    category: entry.category,
    image: isRecord(entry.image) ? entry.image.id : null,
  }),
};
