import type { Content } from '../content';
import { createComparison } from '../compare';
import { getModel, version } from './models';

const compare = createComparison(getModel);
const owner = 'content-types.product';

const changesOf = (changes: Content, before: Content = {}) =>
  compare('product', { ...version, ...before }, { ...version, ...changes });

it('finds nothing where nothing changed', () => {
  expect(changesOf({})).toEqual([]);
});

it.each([
  ['price', 'money', 299, 349],
  ['stock', 'number', 3, 0],
  ['name', 'text', 'Lector', 'Lector 2'],
  ['icon', 'option', 'store', 'bed'],
  ['featured', 'boolean', false, true],
] as const)('tells %s as %s', (field, type, before, after) => {
  expect(changesOf({ [field]: after })).toEqual([
    { kind: 'value', path: [{ owner, field }], type, before, after },
  ]);
});

it('shortens long texts to where they differ', () => {
  const long = (word: string) =>
    `Este lector de mano trabaja todo el día sin cable y lee ${word} de barras aunque estén rayados, sucios o impresos en papel térmico.`;
  const [change] = changesOf({ description: long('etiquetas') }, { description: long('códigos') });
  expect(change).toMatchObject({
    before: '…día sin cable y lee códigos de barras aunque estén…',
    after: '…día sin cable y lee etiquetas de barras aunque estén…',
  });
});

it('tells rich text only that it changed', () => {
  expect(changesOf({ body: [{ type: 'paragraph' }] })).toEqual([
    { kind: 'value', path: [{ owner, field: 'body' }], type: 'other', before: null, after: '' },
  ]);
});

it('knows files and entries by what they are, not by what they are called', () => {
  const renamed = {
    image: { key: 1, label: 'otro nombre.webp' },
    category: { key: 'pos', label: 'Punto de venta' },
  };
  expect(changesOf(renamed)).toEqual([]);
  expect(changesOf({ image: { key: 2, label: 'nuevo.webp' }, category: null })).toEqual([
    {
      kind: 'picture',
      path: [{ owner, field: 'image' }],
      before: 'lector.webp',
      after: 'nuevo.webp',
    },
    {
      kind: 'relation',
      path: [{ owner, field: 'category' }],
      before: 'Puntos de venta',
      after: null,
    },
  ]);
});

describe('lists', () => {
  const path = [{ owner, field: 'features' }];
  const list = (...texts: string[]) => ({ features: texts.map((text) => ({ text })) });

  it('tell what came and what went', () => {
    expect(changesOf(list('Ligero', 'Sin cable', 'Rápido'))).toEqual([
      { kind: 'part', path, before: null, after: 'Sin cable' },
    ]);
    expect(changesOf(list('Rápido'))).toEqual([
      { kind: 'part', path, before: 'Ligero', after: null },
    ]);
  });

  it('tell what went and what came elsewhere, not the parts that only moved up', () => {
    const before = list('Ligero', 'Rápido', 'Sin cable');
    expect(changesOf(list('Rápido', 'Sin cable', 'Barato'), before)).toEqual([
      { kind: 'part', path, before: 'Ligero', after: null },
      { kind: 'part', path, before: null, after: 'Barato' },
    ]);
    expect(changesOf(list('Sin cable', 'Rápido', 'Barato'), before)).toEqual([
      { kind: 'part', path, before: 'Ligero', after: null },
      { kind: 'part', path, before: null, after: 'Barato' },
      { kind: 'order', path },
    ]);
    expect(changesOf(list('Sin cable', 'Barato'), before).map(({ kind }) => kind)).toEqual([
      'part',
      'part',
      'part',
    ]);
  });

  it('tell which part changed beside what came', () => {
    const [changed, came, ...others] = changesOf(list('Ligero', 'Muy rápido', 'Barato'));
    expect(changed).toMatchObject({ kind: 'value', before: 'Rápido', after: 'Muy rápido' });
    expect(came).toEqual({ kind: 'part', path, before: null, after: 'Barato' });
    expect(others).toEqual([]);
  });

  it('tell that the same parts were arranged anew', () => {
    expect(changesOf(list('Rápido', 'Ligero'))).toEqual([{ kind: 'order', path }]);
  });

  it('name a part by its texts, not by its options', () => {
    const links = [{ network: 'facebook', url: 'https://facebook.com/tequiora' }];
    expect(changesOf({ links }, { links: [] })).toMatchObject([
      { kind: 'part', before: null, after: 'https://facebook.com/tequiora' },
    ]);
  });

  it('tell which of them changed', () => {
    expect(changesOf(list('Ligero', 'Muy rápido'))).toEqual([
      {
        kind: 'value',
        type: 'text',
        path: [
          { owner, field: 'features', place: 2 },
          { owner: 'components.bullet', field: 'text' },
        ],
        before: 'Rápido',
        after: 'Muy rápido',
      },
    ]);
  });
});

it('compares what is in a component, or tells that it came', () => {
  const path = [{ owner, field: 'seo' }];
  const seo = { title: 'Lectores', shareImage: null };
  expect(changesOf({ seo })).toEqual([{ kind: 'part', path, before: null, after: 'Lectores' }]);
  expect(changesOf({ seo: { ...seo, title: 'Lector' } }, { seo })).toEqual([
    {
      kind: 'value',
      type: 'text',
      path: [...path, { owner: 'components.seo', field: 'title' }],
      before: 'Lectores',
      after: 'Lector',
    },
  ]);
});

it('does not stumble over a field that older versions lack or no form has', () => {
  const { stock: _stock, ...older } = version;
  expect(compare('product', { ...older, colour: 'red' }, version)).toEqual([
    { kind: 'value', path: [{ owner, field: 'stock' }], type: 'number', before: null, after: 3 },
  ]);
});
