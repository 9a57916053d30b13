import type { FormSchema } from '../../../../content-model/panel/form-schema';
import { compareUnsaved } from '../compare-unsaved';
import { mergeForm } from '../merge-form';

const SCHEMA: FormSchema = {
  name: { type: 'string' },
  slug: { type: 'uid' },
  price: { type: 'decimal' },
  category: { type: 'relation' },
};
const FORM = { uid: 'api::product.product', schema: SCHEMA, components: {} };
const NO_LINKS = { connect: [], disconnect: [] };
const LOADED = { name: 'Lector', slug: 'lector', price: 100, category: NO_LINKS };

/** Compares kept changes of the loaded entry with a form in which `typed` was typed since. */
function compare(mine: object, typed: object, loaded: object = LOADED) {
  const base = Object.fromEntries(
    Object.keys(mine).map((field) => [field, { ...LOADED }[field] ?? null]),
  );
  const form = { ...FORM, loaded: { ...loaded }, values: { ...loaded, ...typed } };
  const { theirs, differences } = compareUnsaved(form, { base, mine: { ...mine }, typedAt: 0 });
  return {
    changes: differences.map(({ at, changedBy }) => `${at.join('.')}: ${changedBy}`),
    restore: (keepsMine: boolean) => mergeForm(theirs, differences, {}, () => keepsMine),
  };
}

it('keeps what was typed in other fields since', () => {
  const { changes, restore } = compare({ name: 'Lector 2' }, { price: 90 });
  expect(changes).toEqual(['name: mine', 'price: theirs']);
  expect(restore(false)).toEqual({ ...LOADED, name: 'Lector 2', price: 90 });
});

it('reports a field that was also typed since', () => {
  const { changes, restore } = compare({ name: 'Lector 2' }, { name: 'Lector 3' });
  expect(changes).toEqual(['name: both']);
  expect(restore(false)).toMatchObject({ name: 'Lector 3' });
  expect(restore(true)).toMatchObject({ name: 'Lector 2' });
});

it('reports a field that another user saved since', () => {
  const { changes } = compare({ name: 'Lector 2' }, {}, { ...LOADED, name: 'Lector 3' });
  expect(changes).toEqual(['name: both']);
});

it('reports a relation that was also chosen since', () => {
  const kept = { connect: [{ id: 1, label: 'Cajas' }], disconnect: [] };
  const typed = { connect: [{ id: 2, label: 'Básculas' }], disconnect: [] };
  expect(compare({ category: kept }, { category: typed }).changes).toEqual(['category: both']);
  expect(compare({ category: kept }, {}).changes).toEqual(['category: mine']);
});

it('takes the kept slug without a question, because the panel generates one on open', () => {
  const { changes, restore } = compare({ name: 'Caja', slug: 'caja' }, { slug: 'product' });
  expect(changes).toEqual(['name: mine', 'slug: mine']);
  expect(restore(false)).toMatchObject({ name: 'Caja', slug: 'caja' });
});

it('reports a slug that was changed with a name typed since, or saved by another user', () => {
  const kept = { name: 'Caja', slug: 'caja' };
  const typed = compare(kept, { name: 'Pantalla', slug: 'pantalla' });
  expect(typed.changes).toEqual(['name: both', 'slug: both']);
  expect(typed.restore(false)).toMatchObject({ name: 'Pantalla', slug: 'pantalla' });
  expect(compare({ slug: 'caja' }, {}, { ...LOADED, slug: 'otro' }).changes).toEqual([
    'slug: both',
  ]);
});

it('finds nothing to restore once the form has the kept values', () => {
  const kept = { name: 'Lector 2', slug: 'lector-2' };
  expect(compare(kept, kept).changes).toEqual([]);
});
