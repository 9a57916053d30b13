import type { FormComponents, FormSchema } from '../../../../content-model/panel/form-schema';
import { withoutRowIds } from '../../../../content-model/panel/row-ids';
import { findFormDifferences, type ThreeForms } from '../form-differences';
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
  sections: { type: 'dynamiczone', components: ['shared.seo', 'shared.bullet'] },
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
  const changes = differences.map(({ at, changedBy }) => `${at.join('.')}: ${changedBy}`);
  const merge = (keepsMine = true) =>
    mergeForm(forms.theirs, differences, COMPONENTS, () => keepsMine);
  return { changes, merge };
}

it('keeps the changes that only one of the users made', () => {
  const { changes, merge } = compare({ name: 'Lector 2' }, { price: 111 });
  expect(changes).toEqual(['name: mine', 'price: theirs']);
  expect(merge()).toEqual({ ...BASE, name: 'Lector 2', price: 111 });
});

it('reports a field that both changed unless both values are equal', () => {
  const { changes, merge } = compare({ price: 90, name: 'X' }, { price: 111, name: 'X' });
  expect(changes).toEqual(['price: both']);
  expect(merge(true)).toMatchObject({ price: 90, name: 'X' });
  expect(merge(false)).toMatchObject({ price: 111, name: 'X' });
});

it('compares the fields of a component and keeps the stored row id', () => {
  const { changes, merge } = compare(
    { seo: { ...BASE.seo, title: 'Mío' } },
    { seo: { id: 9, title: 'Lector', text: 'Dos' } },
  );
  expect(changes).toEqual(['seo.title: mine', 'seo.text: theirs']);
  expect(merge().seo).toEqual({ id: 9, title: 'Mío', text: 'Dos' });
});

it('compares a list item by item while both versions have the same components', () => {
  const [first, second] = BASE.features;
  const { changes, merge } = compare(
    { features: [{ ...first, text: 'Muy ligero' }, second] },
    { features: [first, { ...second, text: 'Sin cables' }] },
  );
  expect(changes).toEqual(['features.0.text: mine', 'features.1.text: theirs']);
  expect(merge().features).toMatchObject([{ text: 'Muy ligero' }, { text: 'Sin cables' }]);
});

it('reports the whole list when a component was removed, without the removed ids', () => {
  const [first, second] = BASE.features;
  const { changes, merge } = compare(
    { features: [first, { ...second, text: 'Sin cables' }] },
    { features: [first] },
  );
  expect(changes).toEqual(['features: both']);
  expect(merge().features).toEqual([
    { id: 1, text: 'Ligero', __temp_key__: 'a0' },
    { text: 'Sin cables', __temp_key__: 'a1' },
  ]);
});

it('compares a picture by id and a relation by its added entries', () => {
  const chosen = { connect: [{ id: 3, label: 'Cajas' }], disconnect: [] };
  const same = { image: { id: 1, name: 'otro nombre.webp' } };
  expect(compare({ category: chosen }, same).changes).toEqual(['category: mine']);
  expect(compare({ category: chosen }, {}, ['category']).changes).toEqual(['category: both']);
  expect(compare({}, {}, ['category']).changes).toEqual(['category: theirs']);
  expect(compare({ category: chosen }, {}).merge().category).toEqual(chosen);
});

it('ignores an empty text and a changed order of the entries', () => {
  expect(compare({ name: '', order: 1 }, { name: 'Lector', order: 5 }).changes).toEqual([
    'name: mine',
  ]);
  const { category: _category, ...others } = BASE;
  const forms = { base: others, mine: { ...others, seo: null }, theirs: { ...others, seo: null } };
  expect(findFormDifferences(UID, SCHEMA, COMPONENTS, forms)).toEqual([]);
});

describe('of a dynamic zone', () => {
  const seo = { __component: 'shared.seo', id: 1, title: 'Uno', text: 'Dos' };
  const bullet = { __component: 'shared.bullet', id: 1, text: 'Tres' };
  const between = (base: object[], mine: object[], theirs: object[]) => {
    const forms = {
      base: { sections: base },
      mine: { sections: mine },
      theirs: { sections: theirs },
    };
    const differences = findFormDifferences(UID, SCHEMA, COMPONENTS, forms);
    const changes = differences.map(({ at, changedBy }) => `${at.join('.')}: ${changedBy}`);
    return { changes, merged: mergeForm(forms.theirs, differences, COMPONENTS, () => true) };
  };

  it('compares part by part while both versions have the same parts', () => {
    const { changes, merged } = between(
      [seo, bullet],
      [{ ...seo, title: 'Mío' }, bullet],
      [seo, { ...bullet, text: 'Suyo' }],
    );
    expect(changes).toEqual(['sections.0.title: mine', 'sections.1.text: theirs']);
    expect(merged.sections).toMatchObject([{ title: 'Mío' }, { text: 'Suyo' }]);
  });

  it('compares the whole list when the parts differ, and keeps row ids of the same component', () => {
    const { changes, merged } = between([seo], [seo, { ...bullet, id: undefined }], [seo]);
    expect(changes).toEqual(['sections: mine']);
    expect(merged.sections).toEqual([seo, { __component: 'shared.bullet', text: 'Tres' }]);
    // A bullet with the row id of another component is a new row.
    const { merged: replaced } = between([seo], [bullet], [seo]);
    expect(replaced.sections).toEqual([{ __component: 'shared.bullet', text: 'Tres' }]);
  });
});

it('copies a section without row ids, and keeps pictures', () => {
  const zone = { type: 'dynamiczone', components: ['shared.card'] } as const;
  const components: FormComponents = {
    ...COMPONENTS,
    'shared.card': { attributes: { image: SCHEMA.image, features: SCHEMA.features } as never },
  };
  const { image, features } = BASE;
  const section = { __component: 'shared.card', id: 5, image, features };
  expect(withoutRowIds(zone, section, components)).toEqual({
    __component: 'shared.card',
    image,
    features: features.map(({ id: _id, ...bullet }) => bullet),
  });
});
