import { firstName } from '../first-name';

test.each([
  ['Rosaura Méndez', 'Rosaura'],
  ['  abel ortega', 'Abel'],
  ['ING. ÓSCAR RUIZ', 'Óscar'],
  ['Dra. Inés', 'Inés'],
  ['McAllister Joe', 'McAllister'],
  ['Lic.', 'Lic.'],
])('shortens %s to %s', (name, greeting) => {
  expect(firstName(name)).toBe(greeting);
});
