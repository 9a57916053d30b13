import { createDocumentId } from '../document-id';

it('creates unique ids in the format of Strapi', () => {
  const ids = Array.from({ length: 1_000 }, createDocumentId);
  expect(ids.every((id) => /^[a-z][a-z0-9]{23}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
