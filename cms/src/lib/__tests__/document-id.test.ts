import { createDocumentId } from '../document-id';

it('makes names in the form of Strapi, each another one', () => {
  const names = Array.from({ length: 1_000 }, createDocumentId);
  expect(names.every((name) => /^[a-z][a-z0-9]{23}$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
