import { getModel, version } from '../../../../content-model/__tests__/models';
import type { Content } from '../../../../content-model/content-attributes';
import { createVersionComparer } from '../version-comparer';

const compare = createVersionComparer(getModel);
const owner = 'content-types.product';

const changesOf = (changes: Content, before: Content = {}) =>
  compare('product', { ...version, ...before }, { ...version, ...changes });

it('returns no changes for equal versions', () => {
  expect(changesOf({})).toEqual([]);
});

it.each([
  ['price', 'money', 299, 349],
  ['stock', 'number', 3, 0],
  ['name', 'text', 'Lector', 'Lector 2'],
  ['icon', 'option', 'store', 'bed'],
  ['featured', 'boolean', false, true],
] as const)('reports a change of %s with the type %s', (field, type, before, after) => {
  expect(changesOf({ [field]: after })).toEqual([
    { kind: 'value', path: [{ owner, field }], type, before, after },
  ]);
});

it('shortens long texts to the part that differs', () => {
  const long = (word: string) =>
    `Este lector de mano trabaja todo el día sin cable y lee ${word} de barras aunque estén rayados, sucios o impresos en papel térmico.`;
  const [change] = changesOf({ description: long('etiquetas') }, { description: long('códigos') });
  expect(change).toMatchObject({
    before: '…día sin cable y lee códigos de barras aunque estén…',
    after: '…día sin cable y lee etiquetas de barras aunque estén…',
  });
});

it('reports a change of rich text without its content', () => {
  expect(changesOf({ body: [{ type: 'paragraph' }] })).toEqual([
    { kind: 'value', path: [{ owner, field: 'body' }], type: 'other', before: null, after: '' },
  ]);
});

it('compares files and relations by id, not by name', () => {
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

  it('reports added and removed parts', () => {
    expect(changesOf(list('Ligero', 'Sin cable', 'Rápido'))).toEqual([
      { kind: 'part', path, before: null, after: 'Sin cable' },
    ]);
    expect(changesOf(list('Rápido'))).toEqual([
      { kind: 'part', path, before: 'Ligero', after: null },
    ]);
  });

  it('does not report parts that only moved because of a removal', () => {
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

  it('reports a changed part and an added part', () => {
    const [changed, came, ...others] = changesOf(list('Ligero', 'Muy rápido', 'Barato'));
    expect(changed).toMatchObject({ kind: 'value', before: 'Rápido', after: 'Muy rápido' });
    expect(came).toEqual({ kind: 'part', path, before: null, after: 'Barato' });
    expect(others).toEqual([]);
  });

  it('reports a changed order of the same parts', () => {
    expect(changesOf(list('Rápido', 'Ligero'))).toEqual([{ kind: 'order', path }]);
  });

  it('names a part by its texts, not by its options', () => {
    const links = [{ network: 'facebook', url: 'https://facebook.com/tequiora' }];
    expect(changesOf({ links }, { links: [] })).toMatchObject([
      { kind: 'part', before: null, after: 'https://facebook.com/tequiora' },
    ]);
  });

  it('reports the place of a changed part', () => {
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

it('compares the fields of a component, or reports that it was added', () => {
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

it('ignores unknown fields and treats fields missing in older versions as empty', () => {
  const { stock: _stock, ...older } = version;
  expect(compare('product', { ...older, colour: 'red' }, version)).toEqual([
    { kind: 'value', path: [{ owner, field: 'stock' }], type: 'number', before: null, after: 3 },
  ]);
});

describe('of a dynamic zone', () => {
  const link = (url: string) => ({ __component: 'link', url, network: null });
  const seo = (title: string) => ({ __component: 'seo', title, shareImage: null });
  const sections = (before: object[], after: object[]) =>
    compare('page', { title: 'A', sections: before }, { title: 'A', sections: after });

  it('reports the changed field of a part', () => {
    expect(sections([link('/a'), seo('B')], [link('/a'), seo('C')])).toEqual([
      expect.objectContaining({
        before: 'B',
        after: 'C',
        path: [
          { owner: 'content-types.page', field: 'sections', place: 2 },
          { owner: 'components.seo', field: 'title' },
        ],
      }),
    ]);
  });

  it('reports a part in place of one of another component', () => {
    expect(sections([link('/a')], [seo('B')])).toEqual([
      expect.objectContaining({ kind: 'part', before: '/a', after: 'B' }),
    ]);
  });

  it('reports added, removed and moved parts', () => {
    const kinds = (before: object[], after: object[]) =>
      sections(before, after).map(({ kind }) => kind);
    expect(kinds([seo('B')], [seo('B'), link('/a')])).toEqual(['part']);
    expect(kinds([seo('B'), link('/a')], [link('/a')])).toEqual(['part']);
    expect(kinds([seo('B'), link('/a')], [link('/a'), seo('B')])).toEqual(['order']);
  });
});
