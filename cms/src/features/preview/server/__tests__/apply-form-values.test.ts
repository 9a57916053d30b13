import type { Attribute } from '../../../../content-model/content-attributes';
import { applyFormValues } from '../apply-form-values';

const MODELS: Record<string, Record<string, Attribute>> = {
  page: {
    title: { type: 'string' },
    note: { type: 'string' },
    image: { type: 'media' },
    author: { type: 'relation', relation: 'manyToOne', target: 'person' },
    related: { type: 'relation', relation: 'manyToMany', target: 'page' },
    hero: { type: 'component', component: 'hero' },
    steps: { type: 'component', component: 'step', repeatable: true },
    sections: { type: 'dynamiczone', components: ['hero', 'step'] },
  },
  hero: {
    title: { type: 'string' },
    chosen: { type: 'relation', relation: 'oneToMany', target: 'page' },
  },
  step: { text: { type: 'string' } },
};

const stored = {
  title: 'Antes',
  note: 'Fuera del formulario',
  image: { url: '/a.webp' },
  author: { documentId: 'ana', name: 'Ana' },
  related: [{ documentId: 'uno' }, { documentId: 'dos' }],
  hero: { id: 7, title: 'Portada', chosen: [{ documentId: 'uno' }] },
  steps: [
    { id: 1, text: 'Primero' },
    { id: 2, text: 'Segundo' },
  ],
  sections: [
    { id: 1, __component: 'hero', title: 'Zona', chosen: [] },
    { id: 1, __component: 'step', text: 'Paso' },
  ],
};

const asked: [string, readonly string[]][] = [];
const sources = {
  attributesOf: (uid: string) => Object.entries(MODELS[uid] ?? {}),
  readTargets(target: string, documentIds: readonly string[]) {
    asked.push([target, documentIds]);
    return Promise.resolve(documentIds.map((documentId) => ({ documentId })));
  },
};
const apply = (values: Record<string, unknown>) => applyFormValues(sources, 'page', values, stored);

beforeEach(() => {
  asked.length = 0;
});

test('keeps what the form does not have', async () => {
  expect(await apply({ title: 'Después', image: null })).toEqual({
    ...stored,
    title: 'Después',
    image: null,
  });
});

test('applies the changes of relations, and reads only what was added', async () => {
  const changed = await apply({
    author: { connect: [{ id: 9, apiData: { documentId: 'eva' } }], disconnect: [] },
    related: {
      connect: [{ apiData: { documentId: 'tres' } }, { apiData: { documentId: 'dos' } }],
      disconnect: [{ apiData: { documentId: 'uno' } }],
    },
  });
  expect(changed.author).toEqual({ documentId: 'eva' });
  expect(changed.related).toEqual([{ documentId: 'dos' }, { documentId: 'tres' }]);
  expect(asked).toEqual([
    ['person', ['eva']],
    ['page', ['tres']],
  ]);
  const removed = { author: { connect: [], disconnect: [{ documentId: 'ana' }] } };
  expect((await apply(removed)).author).toBeNull();
});

test('finds the stored rows of components by id and component, also when they were moved', async () => {
  const untouched = { connect: [], disconnect: [] };
  const changed = await apply({
    hero: { id: 7, title: 'Otra', chosen: untouched },
    steps: [{ id: 2, text: 'Segundo' }, { text: 'Nuevo' }],
    sections: [
      { id: 1, __component: 'step', text: 'Paso' },
      { id: 1, __component: 'hero', title: 'Zona', chosen: untouched },
      { __component: 'hero', title: 'Agregada' },
    ],
  });
  expect(changed.hero).toMatchObject({ title: 'Otra', chosen: [{ documentId: 'uno' }] });
  expect(changed.steps).toMatchObject([{ text: 'Segundo' }, { text: 'Nuevo' }]);
  expect(changed.sections).toMatchObject([
    { __component: 'step', text: 'Paso' },
    { __component: 'hero', title: 'Zona', chosen: [] },
    { __component: 'hero', title: 'Agregada' },
  ]);
  expect((await apply({ hero: null })).hero).toBeNull();
});
