import { endOffer } from './end-offer';

const END = '2026-11-30T06:00:00.000Z';
const BEFORE = Date.parse(END) - 1;
const AFTER = Date.parse(END);

const PRODUCT = {
  documentId: 'lector',
  name: 'Lector',
  price: 1299,
  offerPrice: 899,
  offerFrom: null,
  offerUntil: END,
  description: 'Llévatelo por $899. Con base, $8,999; antes $899.50.',
  blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'Solo $899' }] }],
};

it('returns an entry whose offer is current as it is', () => {
  expect(endOffer(PRODUCT, BEFORE)).toEqual(PRODUCT);
});

it('names the price again in the texts of a product whose offer has ended', () => {
  expect(endOffer(PRODUCT, AFTER)).toEqual({
    ...PRODUCT,
    offerPrice: null,
    offerUntil: null,
    description: 'Llévatelo por $1,299. Con base, $8,999; antes $899.50.',
    blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'Solo $1,299' }] }],
  });
});

it('names the range of a package whose offer has ended', () => {
  const { description } = endOffer(
    {
      documentId: 'tienda',
      priceMin: 7000,
      priceMax: 12000,
      openEnded: true,
      offerPrice: 6500.5,
      offerUntil: END,
      description: 'Tu tienda por $6,500.50.',
    },
    AFTER,
  );
  expect(description).toBe('Tu tienda por $7,000 – $12,000+.');
});

it('leaves the texts of an entry without an offer alone', () => {
  const entry = { documentId: 'base', price: 899, offerPrice: null, description: 'Cuesta $899' };
  expect(endOffer(entry, AFTER)).toEqual({ ...entry, offerFrom: null, offerUntil: null });
});
