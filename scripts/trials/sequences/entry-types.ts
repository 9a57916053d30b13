/** What the trial needs to write entries of a content type. */
export type EntryType = {
  uid: string;
  nameField: 'name' | 'title';
  hasAddress: boolean;
  pictures: { field: string; isRequired: boolean }[];
  /** A relation that an entry cannot be published without. */
  relation?: { field: string; uid: string };
  /** The other required fields; missing for types whose entries the trial does not create. */
  required?: (number: number) => object;
  /** Small changes of a single field, as made by staff. */
  changes: ((number: number) => object)[];
};

export const CATEGORY = 'api::product-category.product-category';
const INDUSTRY = 'api::industry.industry';

const text = (number: number): string =>
  `Texto número ${number} de la prueba de secuencias, escrito para esta entrada.`;
const description = (number: number): object => ({ description: text(number) });
const picture = (field: string, isRequired = false) => ({ field, isRequired });

export const ENTRY_TYPES: readonly EntryType[] = [
  {
    uid: 'api::product.product',
    nameField: 'name',
    hasAddress: true,
    pictures: [picture('image')],
    relation: { field: 'category', uid: CATEGORY },
    required: (number) => ({ ...description(number), price: 100 + number }),
    changes: [
      description,
      (number) => ({ price: 1000 + number }),
      (number) => ({ featured: number % 2 === 0 }),
    ],
  },
  {
    uid: CATEGORY,
    nameField: 'name',
    hasAddress: true,
    pictures: [],
    required: () => ({}),
    changes: [],
  },
  {
    uid: 'api::testimonial.testimonial',
    nameField: 'name',
    hasAddress: false,
    pictures: [picture('avatar'), picture('image'), picture('companyLogo')],
    required: (number) => ({ content: text(number), rating: 5 }),
    changes: [
      (number) => ({ content: text(number) }),
      (number) => ({ rating: 1 + (number % 5) }),
      (number) => ({ company: `Empresa ${number}` }),
    ],
  },
  {
    uid: 'api::case.case',
    nameField: 'title',
    hasAddress: true,
    pictures: [picture('image', true), picture('mockupImage')],
    relation: { field: 'industry', uid: INDUSTRY },
    required: (number) => ({
      ...description(number),
      client: `Cliente ${number}`,
      problem: text(number),
      solution: text(number),
      system: 'Punto de venta',
      timeline: '3 semanas',
      investment: 10_000 + number,
    }),
    changes: [
      description,
      (number) => ({ investment: 20_000 + number }),
      (number) => ({ featured: number % 2 === 0 }),
    ],
  },
  {
    uid: 'api::client.client',
    nameField: 'name',
    hasAddress: false,
    pictures: [picture('logo', true)],
    required: () => ({}),
    changes: [],
  },
  {
    uid: 'api::service.service',
    nameField: 'name',
    hasAddress: true,
    pictures: [picture('image')],
    required: (number) => ({ ...description(number), price: `Desde $${number}` }),
    changes: [description, (number) => ({ price: `Desde $${number}` })],
  },
  {
    uid: 'api::flagship-product.flagship-product',
    nameField: 'name',
    hasAddress: true,
    pictures: [picture('image', true)],
    changes: [description],
  },
  {
    uid: 'api::package.package',
    nameField: 'name',
    hasAddress: true,
    pictures: [],
    changes: [description, (number) => ({ popular: number % 2 === 0 })],
  },
  {
    uid: 'api::complementary-service.complementary-service',
    nameField: 'name',
    hasAddress: true,
    pictures: [picture('image')],
    changes: [description],
  },
  { uid: INDUSTRY, nameField: 'name', hasAddress: true, pictures: [], changes: [] },
];

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
