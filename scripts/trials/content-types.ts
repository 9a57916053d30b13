import path from 'node:path';
import { readSchemas } from '../../cms/src/content-model/read-schemas.ts';
import { CMS_DIR } from '../lib/dirs.ts';

export const PRODUCT = 'api::product.product';
export const CATEGORY = 'api::product-category.product-category';
export const TESTIMONIAL = 'api::testimonial.testimonial';

/** What is needed to write entries of a collection type. */
export type EntryType = {
  uid: string;
  nameField: string;
  hasAddress: boolean;
  pictures: { field: string; isRequired: boolean }[];
  /** A relation that an entry cannot be published without. */
  relation?: { field: string; uid: string };
  /** Whether the name, picture, relation and these fields are enough for a new entry. */
  isCreatable: boolean;
  /** The other required fields. */
  required: (number: number) => object;
  /** Changes of a single field, as made by staff. */
  changes: ((number: number) => object)[];
};

const UIDS = [
  ...[PRODUCT, CATEGORY, TESTIMONIAL, 'api::case.case', 'api::client.client'],
  ...['api::service.service', 'api::flagship-product.flagship-product', 'api::package.package'],
  ...['api::complementary-service.complementary-service', 'api::industry.industry'],
];
/** Types with further rules or required components. */
const NOT_CREATABLE = /flagship|package|complementary|industry/;

const text = (number: number): string =>
  `Texto número ${number} de la prueba de secuencias, escrito para esta entrada.`;
const price = (number: number): number => 10_000 + number;
const flag = (number: number): boolean => number % 2 === 0;

/** Values for fields, by name. */
const VALUES: Record<string, (number: number) => unknown> = {
  ...{ description: text, content: text, problem: text, solution: text },
  ...{ price, investment: price, featured: flag, popular: flag },
  rating: (number) => 1 + (number % 5),
  client: (number) => `Cliente ${number}`,
  company: (number) => `Empresa ${number}`,
  system: () => 'Punto de venta',
  timeline: () => '3 semanas',
};

const { types } = readSchemas(path.join(CMS_DIR, 'src'));

function describeType(uid: string): EntryType {
  const attributes = Object.entries(types[uid]?.attributes ?? {});
  const nameField = 'title' in (types[uid]?.attributes ?? {}) ? 'title' : 'name';
  const fields = attributes.filter(([field]) => field in VALUES);
  const valueOf = ([field, { type }]: (typeof fields)[number], number: number): object => {
    const value = VALUES[field]?.(number);
    return { [field]: type === 'string' && field === 'price' ? `Desde $${String(value)}` : value };
  };
  return {
    uid,
    nameField,
    hasAddress: 'slug' in (types[uid]?.attributes ?? {}),
    pictures: attributes
      .filter(([, { type }]) => type === 'media')
      .map(([field, { required }]) => ({ field, isRequired: required === true })),
    relation: attributes.flatMap(([field, attribute]) =>
      attribute.type === 'relation' && attribute.required
        ? [{ field, uid: attribute.target ?? '' }]
        : [],
    )[0],
    isCreatable: !NOT_CREATABLE.test(uid),
    required: (number) =>
      Object.assign(
        {},
        ...fields.filter(([, { required }]) => required).map((each) => valueOf(each, number)),
      ) as object,
    changes: fields.map((each) => (number: number) => valueOf(each, number)),
  };
}

export const ENTRY_TYPES = UIDS.map(describeType);

export const SINGLE_TEXTS = [
  { uid: 'api::home-page.home-page', field: 'clientsTitle' },
  { uid: 'api::site-settings.site-settings', field: 'footerDescription' },
  { uid: 'api::site-settings.site-settings', field: 'newsletterTitle' },
] as const;

export function entryType(uid: string): EntryType {
  const type = ENTRY_TYPES.find((each) => each.uid === uid);
  if (!type) throw new Error(`Unknown content type ${uid}.`);
  return type;
}
