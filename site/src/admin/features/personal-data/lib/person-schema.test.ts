import { readPersonState } from './person-schema.ts';

test.each([
  [
    { email: 'rosa@posada.example', phone: null },
    { email: 'rosa@posada.example', phone: '' },
  ],
  [
    { email: null, phone: '+529515550142' },
    { email: '', phone: '+529515550142' },
  ],
  [{ email: null, phone: null }, null],
  [null, null],
])('reads the person %j of a location state', (person, expected) => {
  expect(readPersonState({ person })).toEqual(expected);
});

test('reads no person from another state', () => {
  expect(readPersonState(null)).toBeNull();
  expect(readPersonState({ person: 7 })).toBeNull();
});
