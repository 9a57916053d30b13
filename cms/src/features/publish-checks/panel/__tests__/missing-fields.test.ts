import type { CheckedEntry, Values } from '../../../../content-model/entry';
import { fieldsOf } from '../../../../content-model/fields-of';
import { missingFields } from '../missing-fields';

const required = true;
const text = { type: 'string', required } as const;
const list = { type: 'component', component: 'shared.bullet', required } as const;
const schema: CheckedEntry['schema'] = {
  attributes: {
    client: text,
    title: { type: 'string' },
    investment: { type: 'integer', required },
    image: { type: 'media', required },
    industry: { type: 'relation', required },
    list,
    quote: { type: 'component', component: 'shared.bullet' },
  },
};
const components = { 'shared.bullet': { attributes: { text } } };
const full: Values = {
  client: 'Abarrotes',
  investment: 0,
  image: { id: 1 },
  industry: { connect: [{ id: 1 }], disconnect: [] },
  list: [{ text: 'Uno' }],
};

function missing(changes: Values, stored: Values = {}): string[] {
  const values = { ...full, ...changes };
  const uid = 'api::case.case';
  return missingFields(fieldsOf({ uid, schema, components, values }), stored);
}

test('returns nothing for a complete entry', () => {
  expect(missing({})).toEqual([]);
});

test('returns the labels of exactly the required fields for a new entry', () => {
  const uid = 'api::case.case';
  expect(missingFields(fieldsOf({ uid, schema, components, values: {} }), {})).toEqual([
    'Cliente',
    expect.stringMatching(/^Inversión/),
    'Imagen',
    'Industria',
    'list',
  ]);
});

test('checks required fields of a component only when the component exists', () => {
  expect(missing({ list: [{ text: '' }] })).toHaveLength(1);
  expect(missing({ quote: { text: '' } })).toHaveLength(1);
  expect(missing({ quote: null, list: [] })).toEqual(['list']);
});

test('reports a relation once its last entry is removed', () => {
  const stored = { industry: { count: 1 } };
  const untouched = { industry: { connect: [], disconnect: [] } };
  expect(missing(untouched)).toEqual(['Industria']);
  expect(missing(untouched, stored)).toEqual([]);
  expect(missing({ industry: { count: 1 } }, stored)).toEqual([]);
  expect(missing({ industry: { connect: [], disconnect: [{ id: 1 }] } }, stored)).toEqual([
    'Industria',
  ]);
});
