import path from 'node:path';
import { readSchemas } from '../../cms/src/content-model/read-schemas.ts';
import { CMS_DIR } from '../lib/dirs.ts';

export const PRODUCT = 'api::product.product';
export const CATEGORY = 'api::product-category.product-category';
export const TESTIMONIAL = 'api::testimonial.testimonial';

export type EntryType = ReturnType<typeof describeType>;

const UIDS = [
  ...[PRODUCT, CATEGORY, TESTIMONIAL, 'api::case.case', 'api::client.client'],
  ...['api::service.service', 'api::flagship-product.flagship-product', 'api::package.package'],
  ...['api::complementary-service.complementary-service', 'api::industry.industry'],
  ...['api::author.author', 'api::article-category.article-category', 'api::article.article'],
  'api::page.page',
];
/** Types with further rules or required components. */
const NOT_CREATABLE = /flagship|package|complementary|industry/;

const text = (number: number): string =>
  `Texto número ${number} de la prueba de secuencias, escrito para esta entrada.`;
const price = (number: number): number => 10_000 + number;
const flag = (number: number): boolean => number % 2 === 0;

/** A page of sections, with a section more in every second version. */
const sections = (number: number) => [
  { __component: 'page.hero', variant: 'oscura', title: `Portada ${number}` },
  ...(flag(number)
    ? [{ __component: 'page.call-to-action', tone: 'azul', title: `Llamada ${number}` }]
    : []),
];

/** Values for fields, by name. */
const VALUES: Record<string, (number: number) => unknown> = {
  ...{ description: text, content: text, problem: text, solution: text },
  ...{ price, investment: price, featured: flag, popular: flag },
  rating: (number) => 1 + (number % 5),
  client: (number) => `Cliente ${number}`,
  company: (number) => `Empresa ${number}`,
  system: (number) => `Sistema ${number}`,
  timeline: () => '3 semanas',
  role: (number) => `Puesto ${number}`,
  summary: text,
  date: (number) => `2026-11-${String(1 + (number % 28)).padStart(2, '0')}`,
  body: (number) => [{ type: 'paragraph', children: [{ type: 'text', text: text(number) }] }],
  sections,
};

const { types } = readSchemas(path.join(CMS_DIR, 'src'));

type Field = [name: string, { type: string }];

function sample(fields: readonly Field[], number: number): object {
  const pairs = fields.map(([name, { type }]) => {
    const value = VALUES[name]?.(number);
    return [name, name === 'price' && type === 'string' ? `Desde $${String(value)}` : value];
  });
  return Object.fromEntries(pairs) as object;
}

/** Returns the data needed to write entries of a collection type. */
function describeType(uid: string) {
  const { attributes = {} } = types[uid] ?? {};
  const all = Object.entries(attributes);
  const fields = all.filter(([name]) => name in VALUES);
  const required = fields.filter((field) => field[1].required);
  const pictures = all.filter(([, { type }]) => type === 'media');
  const relations = all.flatMap(([field, attribute]) =>
    attribute.type === 'relation' && attribute.required && attribute.target
      ? [{ field, uid: attribute.target }]
      : [],
  );
  return {
    uid,
    nameField: 'title' in attributes ? 'title' : 'name',
    hasAddress: 'slug' in attributes,
    pictures: pictures.map(([field, media]) => ({ field, isRequired: Boolean(media.required) })),
    /** The relations that an entry cannot be published without. */
    relations,
    /** Whether the name, picture, relations and these fields are enough for a new entry. */
    isCreatable: !NOT_CREATABLE.test(uid),
    /** The other required fields. */
    required: (number: number) => sample(required, number),
    /** Changes of a single field, as made by staff. */
    changes: fields.map((field) => (number: number) => sample([field], number)),
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
