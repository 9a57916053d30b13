import type { EntryField } from '../../../../content-model/fields-of';
import { findPicture, withFile } from '../replace-picture';

const field = (path: string, type: string, value: unknown): EntryField =>
  ({ path: path.split('.'), attribute: { type }, value }) as unknown as EntryField;

const formWith = (pictures: object[]) => [
  field('name', 'string', 'Lector'),
  field('hero.image', 'media', { id: 1 }),
  field('pictures', 'media', pictures),
];

const fields = formWith([{ id: 2 }, { id: 3 }]);
const file = { id: 9 };

test.each([
  ['hero.image', file],
  ['pictures.1', [{ id: 2 }, file]],
])('a file replaces the picture at %s', (path, value) => {
  const place = findPicture(path, fields);
  expect(place && withFile(place, fields, file)).toEqual(value);
});

test.each(['name', 'hero', 'pictures', 'pictures.2', 'name.0', 'sections.0'])(
  'there is no picture to replace at %s',
  (path) => {
    expect(findPicture(path, fields)).toBeNull();
  },
);

test('a picture that moved during the upload stays', () => {
  const place = findPicture('pictures.0', fields);
  expect(place && withFile(place, formWith([{ id: 3 }, { id: 2 }]), file)).toBeNull();
});
