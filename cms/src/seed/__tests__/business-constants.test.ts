import { readFileSync } from 'node:fs';
import path from 'node:path';

function read<Content>(name: string): Content {
  const file = path.join(__dirname, '../../../data', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

type Priced = { priceMin: number; priceMax: number };

const range = ({ priceMin, priceMax }: Priced) => [priceMin, priceMax];

describe('the prices and terms of the company in cms/data', () => {
  it('has the four web packages with their price ranges and delivery times, the second one popular', () => {
    type WebPackage = Priced & { deliveryTime: string; popular?: boolean; openEnded?: boolean };
    const packages = read<WebPackage[]>('packages');
    expect(packages.map(range)).toEqual([
      [3500, 5000],
      [7000, 12_000],
      [15_000, 25_000],
      [25_000, 40_000],
    ]);
    expect(packages.map(({ deliveryTime }) => deliveryTime)).toEqual([
      '3 a 5 días hábiles',
      '7 a 10 días',
      '2 a 3 semanas',
      '3 a 4 semanas',
    ]);
    expect(packages.map(({ popular }) => Boolean(popular))).toEqual([false, true, false, false]);
    expect(packages.map(({ openEnded }) => Boolean(openEnded))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('has three image services and two assistants', () => {
    const services = read<(Priced & { kind: string })[]>('complementary-services');
    const rangesOf = (expected: string) =>
      services.filter(({ kind }) => kind === expected).map(range);
    expect(rangesOf('imagen')).toEqual([
      [1200, 2500],
      [600, 1200],
      [1000, 2500],
    ]);
    expect(rangesOf('bot')).toEqual([
      [3000, 8000],
      [8000, 15_000],
    ]);
  });

  it('has the monthly prices of the flagship products and the three prices of the catalogue', () => {
    const flagship = read<{ pricing: { amount: number } }[]>('flagship-products');
    expect(flagship.map(({ pricing }) => pricing.amount)).toEqual([299, 899, 599]);
    const prices = read<{ price: number }[]>('products').map(({ price }) => price);
    expect(prices).toEqual(expect.arrayContaining([299.99, 1499.99, 39.99]));
  });

  it('has payments of 30, 40 and 30 per cent and states the terms', () => {
    type Terms = { payments: { percentage: number }[]; conditions: string[] };
    const { payments, conditions } = read<Terms>('services-page');
    expect(payments.map(({ percentage }) => percentage)).toEqual([30, 40, 30]);
    const terms = conditions.join('\n');
    expect(terms).toMatch(/Mantenimiento desde \$500 al mes/);
    expect(terms).toMatch(/más IVA, con factura/);
    expect(terms).toMatch(/de 4 a 8 semanas/);
  });

  it('has five cases of five industries, of 3 to 8 weeks and 18,000 to 45,000 pesos', () => {
    const cases = read<{ industry: string; timeline: string; investment: number }[]>('cases');
    expect(new Set(cases.map(({ industry }) => industry)).size).toBe(5);
    for (const { timeline, investment } of cases) {
      expect(Number.parseInt(timeline, 10)).toBeGreaterThanOrEqual(3);
      expect(Number.parseInt(timeline, 10)).toBeLessThanOrEqual(8);
      expect(investment).toBeGreaterThanOrEqual(18_000);
      expect(investment).toBeLessThanOrEqual(45_000);
    }
  });

  it('has business hours from Monday to Friday, 9 to 18', () => {
    const { hours } = read<{ hours: object }>('site-settings');
    expect(hours).toEqual([{ firstDay: 1, lastDay: 5, opens: '09:00', closes: '18:00' }]);
  });
});
