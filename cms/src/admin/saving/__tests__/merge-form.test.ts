import { findFormDifferences, type ThreeForms } from '../form-differences';
import type { FormComponents, FormSchema } from '../form-types';
import { mergeForm } from '../merge-form';

const UID = 'api::product.product';
const SCHEMA: FormSchema = {
  name: { type: 'string' },
  price: { type: 'decimal' },
  order: { type: 'integer' },
  image: { type: 'media' },
  category: { type: 'relation' },
  seo: { type: 'component', component: 'shared.seo' },
  features: { type: 'component', component: 'shared.bullet', repeatable: true },
};
const COMPONENTS: FormComponents = {
  'shared.seo': { attributes: { title: { type: 'string' }, text: { type: 'string' } } },
  'shared.bullet': { attributes: { text: { type: 'string' } } },
};
const BASE = {
  name: 'Lector',
  price: 100,
  image: { id: 1, name: 'a.webp' },
  category: { connect: [], disconnect: [] },
  seo: { id: 7, title: 'Lector', text: 'Uno' },
  features: [
    { id: 1, text: 'Ligero', __temp_key__: 'a0' },
    { id: 2, text: 'Sin cable', __temp_key__: 'a1' },
  ],
};

function compare(mine: object, theirs: object, changedLinks?: string[]) {
  const forms: ThreeForms = {
    base: BASE,
    mine: { ...BASE, ...mine },
    theirs: { ...BASE, ...theirs },
  };
  const differences = findFormDifferences(UID, SCHEMA, COMPONENTS, forms, new Set(changedLinks));
  const told = differences.map(({ at, changedBy }) => `${at.join('.')}: ${changedBy}`);
  const merge = (keepsMine = true) =>
    mergeForm(forms.theirs, differences, COMPONENTS, () => keepsMine);
  return { told, merge };
}

it('keeps what only this user changed and what only the other user changed', () => {
  const { told, merge } = compare({ name: 'Lector 2' }, { price: 111 });
  expect(told).toEqual(['name: mine', 'price: theirs']);
  expect(merge()).toEqual({ ...BASE, name: 'Lector 2', price: 111 });
});

it('asks about a field that both changed, and not when both wrote the same', () => {
  const { told, merge } = compare({ price: 90, name: 'X' }, { price: 111, name: 'X' });
  expect(told).toEqual(['price: both']);
  expect(merge(true)).toMatchObject({ price: 90, name: 'X' });
  expect(merge(false)).toMatchObject({ price: 111, name: 'X' });
});

it('compares within a component, and keeps the row id that is stored', () => {
  const { told, merge } = compare(
    { seo: { ...BASE.seo, title: 'Mío' } },
    { seo: { id: 9, title: 'Lector', text: 'Dos' } },
  );
  expect(told).toEqual(['seo.title: mine', 'seo.text: theirs']);
  expect(merge().seo).toEqual({ id: 9, title: 'Mío', text: 'Dos' });
});

it('compares the components of a list one by one while both have the same ones', () => {
  const [first, second] = BASE.features;
  const { told, merge } = compare(
    { features: [{ ...first, text: 'Muy ligero' }, second] },
    { features: [first, { ...second, text: 'Sin cables' }] },
  );
  expect(told).toEqual(['features.0.text: mine', 'features.1.text: theirs']);
  expect(merge().features).toMatchObject([{ text: 'Muy ligero' }, { text: 'Sin cables' }]);
});

it('offers the whole list when one user removed a component, without ids that are gone', () => {
  const [first, second] = BASE.features;
  const { told, merge } = compare(
    { features: [first, { ...second, text: 'Sin cables' }] },
    { features: [first] },
  );
  expect(told).toEqual(['features: both']);
  expect(merge().features).toEqual([
    { id: 1, text: 'Ligero', __temp_key__: 'a0' },
    { text: 'Sin cables', __temp_key__: 'a1' },
  ]);
});

it('compares a picture by its id and a relation by what was chosen', () => {
  const chosen = { connect: [{ id: 3, label: 'Cajas' }], disconnect: [] };
  const same = { image: { id: 1, name: 'otro nombre.webp' } };
  expect(compare({ category: chosen }, same).told).toEqual(['category: mine']);
  expect(compare({ category: chosen }, {}, ['category']).told).toEqual(['category: both']);
  expect(compare({}, {}, ['category']).told).toEqual(['category: theirs']);
  expect(compare({ category: chosen }, {}).merge().category).toEqual(chosen);
});

it('does not take an empty text, or a new order of all entries, for a change', () => {
  expect(compare({ name: '', order: 1 }, { name: 'Lector', order: 5 }).told).toEqual([
    'name: mine',
  ]);
  const { category: _category, ...others } = BASE;
  const forms = { base: others, mine: { ...others, seo: null }, theirs: { ...others, seo: null } };
  expect(findFormDifferences(UID, SCHEMA, COMPONENTS, forms)).toEqual([]);
});
