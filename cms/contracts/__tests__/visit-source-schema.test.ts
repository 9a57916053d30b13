import fc from 'fast-check';
import { object } from 'yup';

import { VISIT_SOURCE_MAX_LENGTH as MAX } from '../visit-source';
import { visitSource } from '../visit-source-schema';

const read = (visit: unknown) => object({ visit: visitSource }).validateSync({ visit }).visit;

const NO_TOUCHES = { first: {}, last: {} };

describe('the source of a visit', () => {
  it('keeps the fields of both touches and the page viewed last', () => {
    const visit = {
      first: {
        campaign: 'otoño',
        source: 'boletin',
        medium: 'correo',
        term: 'punto de venta',
        content: 'boton',
        landingPage: '/productos',
      },
      last: { adNetwork: 'Google', referrer: 'www.google.com', landingPage: '/' },
      viewedPage: '/productos/lector',
    };
    expect(read(visit)).toEqual(visit);
  });

  it.each([undefined, null, 'texto', 12, true, [], [{}]])('is missing for %j', (raw) => {
    expect(read(raw)).toBeUndefined();
  });

  it.each([
    ['a number', { campaign: 7 }],
    ['an object', { source: { $ne: null } }],
    ['a list', { referrer: ['a'] }],
    ['a blank text', { term: '   ' }],
    ['an unknown ad network', { adNetwork: 'gclid' }],
    ['a landing page that is not a path', { landingPage: 'https://otro.example/' }],
    ['a landing page of another site', { landingPage: '//otro.example/' }],
    ['a script address', { source: 'javascript:alert(1)', referrer: ' DATA:text/html,x' }],
    ['an unknown field', { clickId: 'EAIaIQ' }],
  ])('drops %s', (_what, first) => {
    expect(read({ first })).toEqual(NO_TOUCHES);
  });

  it('drops a viewed page that is not a path', () => {
    expect(read({ viewedPage: 'javascript:alert(1)' })).toEqual(NO_TOUCHES);
  });

  it('truncates long texts and removes characters that the database refuses', () => {
    expect(
      read({ last: { campaign: 'a'.repeat(MAX + 1), medium: 'co\u0000rreo\n' } })?.last,
    ).toEqual({ campaign: 'a'.repeat(MAX), medium: 'correo' });
  });

  it('is never refused', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (first, viewedPage) => {
        expect(() => read({ first, viewedPage })).not.toThrow();
        expect(() => read(first)).not.toThrow();
      }),
    );
  });
});
