import type { Schema } from '@strapi/strapi';

import { removeSystemAttributes } from '../remove-system-attributes';

const models = {
  page: {
    documentId: { type: 'string' },
    createdAt: { type: 'datetime' },
    createdBy: { type: 'relation', target: 'admin::user' },
    locale: { type: 'string', writable: false },
    computed: { type: 'string', writable: false },
    title: { type: 'string' },
    extra: { type: 'json' },
    image: { type: 'media' },
    related: { type: 'relation', relation: 'manyToMany', target: 'page' },
    link: { type: 'component', component: 'link' },
    links: { type: 'component', component: 'link', repeatable: true },
    zone: { type: 'dynamiczone', components: ['link'] },
  },
  link: { text: { type: 'string' }, page: { type: 'relation', target: 'page' } },
} as const;

const modelOf = (uid: string) =>
  uid in models
    ? ({ attributes: models[uid as keyof typeof models] } as unknown as Schema.ContentType)
    : undefined;
const clean = (values: object) => removeSystemAttributes(modelOf, modelOf('page')!, { ...values });

const FAR = 2 ** 53;
const SYSTEM = {
  ...{ id: FAR, documentId: 'otro', createdAt: '2001-01-01', createdBy: 2, locale: 'fr' },
  ...{ computed: 'x', created_by_id: 2, document_id: 'otro', __pivot: { id: FAR }, unknown: 1 },
};

test('keeps only the writable attributes of the schema', () => {
  const values = { title: 'Uno', extra: { id: 1, documentId: 'x' } };
  expect(clean({ ...SYSTEM, ...values })).toEqual(values);
  expect(clean(JSON.parse('{"__proto__": {"title": "x"}}') as object)).toEqual({});
});

test('keeps the id of a component, which identifies the stored one', () => {
  const link = { id: 3, text: 'Ver' };
  expect(clean({ link: { ...SYSTEM, ...link } })).toEqual({ link });
  expect(clean({ links: [{ ...SYSTEM, ...link }, { text: 'x' }] })).toEqual({
    links: [link, { text: 'x' }],
  });
  expect(clean({ zone: [{ ...SYSTEM, ...link, __component: 'link' }] })).toEqual({
    zone: [{ ...link, __component: 'link' }],
  });
  expect(clean({ link: null, links: 'x', zone: [{ __component: 'otro', id: 1 }] })).toEqual({
    ...{ link: null, links: 'x', zone: [{ __component: 'otro', id: 1 }] },
  });
});

test('reduces relations and files to the identity of their targets and their place', () => {
  const entry = { id: 3, documentId: 'abc' };
  const hostile = { ...SYSTEM, ...entry, name: 'robado' };
  // `locale` says which version of the target is meant.
  const reference = { ...entry, locale: 'fr' };
  expect(clean({ related: [hostile, 4, 'abc'], image: hostile })).toEqual({
    ...{ related: [reference, 4, 'abc'], image: reference },
  });
  const position = { before: 'abc', __pivot: {} };
  const related = {
    connect: [{ ...hostile, position }],
    disconnect: [hostile],
    options: { strict: true, x: 1 },
    title: 'robado',
  };
  expect(clean({ related, link: { page: { set: [hostile] } } })).toEqual({
    related: {
      connect: [{ ...reference, position: { before: 'abc' } }],
      disconnect: [reference],
      options: { strict: true },
    },
    link: { page: { set: [reference] } },
  });
  expect(clean({ related: null, image: 5 })).toEqual({ related: null, image: 5 });
});

test('names related entries by their document, wherever only the id of a row is sent', () => {
  const documentOf = (uid: string, id: number) => (uid === 'page' && id === 7 ? 'abc' : undefined);
  const read = (values: object) =>
    removeSystemAttributes(modelOf, modelOf('page')!, { ...values }, documentOf);
  const named = { id: 7, documentId: 'abc' };
  expect(read({ related: 7 })).toEqual({ related: { documentId: 'abc' } });
  expect(read({ related: [7, '7', { id: '7' }, 8, null, 'xyz'] })).toEqual({
    related: [
      { documentId: 'abc' },
      { documentId: 'abc' },
      { id: '7', documentId: 'abc' },
      ...[8, null, 'xyz'],
    ],
  });
  const operations = { connect: [{ id: 7 }], disconnect: [{ id: 7 }], set: [{ id: 7 }] };
  expect(read({ related: operations, zone: [{ __component: 'link', page: { id: 7 } }] })).toEqual({
    related: { connect: [named], disconnect: [named], set: [named] },
    zone: [{ __component: 'link', page: named }],
  });
  const other = { id: 7, documentId: 'xyz' };
  expect(read({ related: other, image: { id: 7 } })).toEqual({ related: other, image: { id: 7 } });
});
