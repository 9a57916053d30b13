import { mixSiteAddresses } from './site-addresses.ts';

it('alternates between the kinds and repeats short lists', () => {
  const kinds = [['/', '/blog'], ['/a.js']];
  expect(mixSiteAddresses(kinds, 6)).toEqual(['/', '/a.js', '/blog', '/a.js', '/', '/a.js']);
});
