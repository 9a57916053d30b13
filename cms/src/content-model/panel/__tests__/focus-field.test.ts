import { createFieldOpener, errorAt } from '../focus-field';

test.each([
  ['title', { title: ' ' }],
  ['hero.title', { hero: { title: ' ' } }],
  // eslint-disable-next-line no-sparse-arrays
  ['slides.1.features.0.text', { slides: [, { features: [{ text: ' ' }] }] }],
])('an error at %s has the shape of the errors of the form', (path, errors) => {
  expect(errorAt(path, ' ')).toEqual(errors);
});

test('puts the errors of the form back after the last of several clicks', async () => {
  let errors: unknown = { name: 'Falta el nombre' };
  const write = (next: unknown) => {
    errors = next;
  };
  const settle: (() => void)[] = [];
  const { open: openField } = createFieldOpener(
    { read: () => errors, write },
    (_path, _labelOf, open) => {
      open();
      return new Promise((resolve) => {
        settle.push(() => resolve(true));
      });
    },
  );
  const first = openField('hero.title', () => undefined);
  const second = openField('seo.title', () => undefined);
  settle[0]?.();
  await first;
  expect(errors).toEqual({ seo: { title: ' ' } });
  settle[1]?.();
  await second;
  expect(errors).toEqual({ name: 'Falta el nombre' });
});

test('focuses the last of several fields, and none after it was cancelled', async () => {
  const isExpected: (() => boolean)[] = [];
  const opener = createFieldOpener(
    { read: () => ({}), write: () => undefined },
    (_path, _labelOf, _open, check) => {
      isExpected.push(check);
      return Promise.resolve(true);
    },
  );
  await opener.open('hero.title', () => undefined);
  await opener.open('seo.title', () => undefined);
  expect(isExpected.map((check) => check())).toEqual([false, true]);
  opener.cancel();
  expect(isExpected.map((check) => check())).toEqual([false, false]);
});
