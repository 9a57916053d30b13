import type { EntryField } from '../../../../content-model/fields-of';
import { describePlace, movedPath } from '../describe-place';

const values = {
  name: 'Para hoteles',
  sections: [
    { __component: 'page.hero', id: 1, title: 'Recibe mejor' },
    {
      __component: 'page.steps',
      id: 2,
      steps: [
        { id: 3, title: 'Pide' },
        { id: 4, title: 'Ve' },
      ],
    },
  ],
  gallery: [{ id: 1, mime: 'image/webp' }],
};

const field = (path: string, place: string, attribute: object, value: unknown): EntryField =>
  ({ path: path.split('.'), place, attribute, value }) as unknown as EntryField;

const fields = [
  field('name', 'Nombre', { type: 'string', maxLength: 80 }, 'Para hoteles'),
  field('sections.0.title', 'Secciones 1 › Título', { type: 'text' }, 'Recibe mejor'),
  field('sections.1.steps.1.title', 'Secciones 2 › Pasos 2 › Título', { type: 'string' }, 'Ve'),
  field('sections.1.body', 'Secciones 2 › Texto', { type: 'blocks' }, []),
  field('gallery', 'Galería', { type: 'media' }, values.gallery),
];

const describeAt = (path: string, isWhole = true) =>
  describePlace({ path, isWhole }, fields, values);

test('a short text can be written, within its limit', () => {
  expect(describeAt('name')).toEqual({
    label: 'Nombre',
    text: {
      path: 'name',
      label: 'Nombre',
      value: 'Para hoteles',
      isMultiline: false,
      maxLength: 80,
    },
    lists: [],
  });
  expect(describeAt('sections.0.title')?.text).toMatchObject({
    isMultiline: true,
    maxLength: null,
  });
});

test.each([
  ['a place that shows more than the text', 'name', false],
  ['rich text', 'sections.1.body', true],
  ['a picture', 'gallery.0', true],
])('%s is changed in the form', (_kind, path, isWhole) => {
  expect(describeAt(path, isWhole)?.text).toBeNull();
});

test('names the lists around a place, and its position in them', () => {
  expect(describeAt('sections.1.steps.1.title')?.lists).toEqual([
    { path: 'sections', label: 'Secciones', index: 1, count: 2 },
    { path: 'sections.1.steps', label: 'Pasos', index: 1, count: 2 },
  ]);
  expect(describeAt('gallery.0')?.lists).toEqual([]);
});

test('describes a pressed component by its first field', () => {
  expect(describeAt('sections.1.steps.1')).toMatchObject({
    label: 'Secciones 2 › Pasos 2',
    text: null,
    lists: [{ path: 'sections' }, { path: 'sections.1.steps' }],
  });
});

test('a field that the form does not have is not described', () => {
  expect(describeAt('seo.title')).toBeNull();
});

test('follows a place whose section moves', () => {
  const list = { path: 'sections', label: 'Secciones', index: 1, count: 2 };
  expect(movedPath('sections.1.steps.1.title', list, 0)).toBe('sections.0.steps.1.title');
});
