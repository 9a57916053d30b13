import { mixAddresses } from './site-addresses.ts';

it('takes one address of each kind in turn and begins short lists again', () => {
  const kinds = [['/', '/blog'], ['/a.js']];
  expect(mixAddresses(kinds, 6)).toEqual(['/', '/a.js', '/blog', '/a.js', '/', '/a.js']);
});
