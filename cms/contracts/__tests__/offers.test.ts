import fc from 'fast-check';

import { currentPrice, formatOfferEnd, isOfferCurrent, withCurrentOffer } from '../offers';

const FROM = Date.parse('2026-11-20T06:00:00.000Z');
const UNTIL = Date.parse('2026-11-24T06:00:00.000Z');
const OFFER = {
  name: 'Lector',
  price: 500,
  offerPrice: 450,
  offerFrom: new Date(FROM).toISOString(),
  offerUntil: new Date(UNTIL).toISOString(),
};
const NONE = { offerPrice: null, offerFrom: null, offerUntil: null };

it('an offer is current from its first millisecond and not at its end', () => {
  expect(isOfferCurrent(OFFER, FROM - 1)).toBe(false);
  expect(isOfferCurrent(OFFER, FROM)).toBe(true);
  expect(isOfferCurrent(OFFER, UNTIL - 1)).toBe(true);
  expect(isOfferCurrent(OFFER, UNTIL)).toBe(false);
  expect(isOfferCurrent({ ...OFFER, offerPrice: null }, FROM)).toBe(false);
  expect(isOfferCurrent({ offerPrice: 450 }, 0)).toBe(true);
});

it('content differs exactly while its offer is current, however the dates are given', () => {
  const dates = fc.option(
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  );
  fc.assert(
    fc.property(dates, dates, fc.date({ noInvalidDate: true }), (from, until, at) => {
      const texts = { offerFrom: from?.toISOString(), offerUntil: until?.toISOString() };
      const asDates = { ...OFFER, offerFrom: from, offerUntil: until };
      const asTexts = { ...OFFER, ...texts };
      const now = at.getTime();
      const isCurrent = isOfferCurrent(asDates, now);
      expect(isOfferCurrent(asTexts, now)).toBe(isCurrent);
      expect(withCurrentOffer(asTexts, now)).toEqual(
        isCurrent ? { ...asTexts, offerFrom: null } : { ...OFFER, ...NONE },
      );
    }),
  );
});

it('content of a type without offers stays as it is', () => {
  const content = { name: 'Caso' };
  expect(withCurrentOffer(content, 0)).toBe(content);
});

it('a visitor pays the offer, or the price', () => {
  expect(currentPrice(OFFER)).toBe(450);
  expect(currentPrice({ ...OFFER, ...NONE })).toBe(500);
});

it.each([
  ['2026-12-01T06:00:00.000Z', 'hasta el 30 de noviembre'],
  ['2026-12-01T05:59:00.000Z', 'hasta el 30 de noviembre'],
  ['2026-11-30T20:30:00.000Z', 'hasta el 30 de noviembre a las 14:30'],
])('an offer until %s reads «%s»', (until, text) => {
  expect(formatOfferEnd(until)).toBe(text);
});
