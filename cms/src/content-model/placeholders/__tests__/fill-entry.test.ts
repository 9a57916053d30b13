import { fillEntry } from '../fill-entry';

const text = { type: 'text' };
const string = { type: 'string' };
const models: Record<string, { attributes: Record<string, unknown> }> = {
  'api::product.product': {
    attributes: {
      name: string,
      slug: { type: 'uid' },
      description: text,
      price: { type: 'decimal' },
      body: { type: 'blocks' },
      category: { type: 'relation' },
      seo: { type: 'component', component: 'shared.seo' },
      features: { type: 'component', component: 'shared.bullet', repeatable: true },
      link: { type: 'component', component: 'shared.link' },
    },
  },
  'api::site-settings.site-settings': {
    attributes: {
      responseText: string,
      responseHours: { type: 'integer' },
      footerDescription: text,
      greetings: { type: 'component', component: 'shared.greetings' },
    },
  },
  'shared.seo': { attributes: { description: text } },
  'shared.bullet': { attributes: { text: string } },
  'shared.link': { attributes: { label: string, href: string } },
  'shared.greetings': { attributes: { product: string } },
};
const getModel = (uid: string) => models[uid] ?? { attributes: {} };
const siteValues = { horario: 'Lunes a viernes de 9:00 a 18:00' };
const fillProduct = (values: object) =>
  fillEntry(getModel, 'api::product.product', { price: 299, ...values }, siteValues);

test('fills only the texts of an entry and of its components', () => {
  const entry = {
    documentId: 'abc',
    name: 'Caja {precio}',
    slug: '{precio}',
    description: 'Desde {precio}.',
    category: { name: '{precio}' },
    seo: { id: 1, description: 'Por {precio} al mes.' },
    features: [{ id: 2, text: 'Abrimos de {horario}' }],
    link: { label: '{precio}', href: '/productos?x={precio}' },
  };
  expect(fillProduct(entry)).toEqual({
    ...entry,
    price: 299,
    description: 'Desde $299.',
    seo: { id: 1, description: 'Por $299 al mes.' },
    features: [{ id: 2, text: 'Abrimos de lunes a viernes de 9:00 a 18:00' }],
    link: { label: '$299', href: '/productos?x={precio}' },
  });
});

test('fills rich text as one sentence across formats and links', () => {
  const leaf = (written: string, more = {}) => ({ type: 'text', text: written, ...more });
  const link = { type: 'link', url: '/contacto', children: [leaf('ven de {horario}')] };
  const item = { type: 'list-item', children: [leaf('{horario}')] };
  const body = [
    { type: 'paragraph', children: [leaf('Abrimos '), leaf('{horario}', { bold: true }), link] },
    { type: 'list', format: 'unordered', children: [item] },
  ];
  const lower = 'lunes a viernes de 9:00 a 18:00';
  expect(fillProduct({ body })).toMatchObject({
    body: [
      {
        children: [
          { text: 'Abrimos ' },
          { text: lower, bold: true },
          { url: '/contacto', children: [{ text: `ven de ${lower}` }] },
        ],
      },
      { children: [{ children: [{ text: 'Lunes a viernes de 9:00 a 18:00' }] }] },
    ],
  });
});

test('fills the settings with their own values and keeps the placeholders of the site itself', () => {
  const settings = {
    responseText: 'Respuesta hoy',
    responseHours: 1,
    footerDescription: '{respuesta}, en {plazo}.',
    greetings: { product: 'Me interesa {nombre}.' },
  };
  expect(fillEntry(getModel, 'api::site-settings.site-settings', settings, {})).toEqual({
    ...settings,
    footerDescription: 'Respuesta hoy, en 1\u00a0hora.',
  });
});
