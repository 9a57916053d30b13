import { cheapestPlan, formatQuantities, priceOfPlan, type Plan } from '../plan-prices';

const COUNTER: Plan = {
  amount: 299,
  rates: [
    { included: 1, extra: 299 },
    { included: 1, extra: null },
  ],
};
const BRANCHES: Plan = {
  amount: 749.5,
  rates: [
    { included: 2, extra: 249.1 },
    { included: 2, extra: 199 },
  ],
};

describe('priceOfPlan', () => {
  it('is the amount of the plan for what it includes, and for less', () => {
    expect(priceOfPlan(BRANCHES, [2, 2])?.total).toBe(749.5);
    expect(priceOfPlan(BRANCHES, [1, 1])?.total).toBe(749.5);
  });

  it('adds each further unit in whole cents', () => {
    expect(priceOfPlan(BRANCHES, [5, 3])).toEqual({
      total: 1695.8,
      extras: [
        { count: 3, amount: 747.3 },
        { count: 1, amount: 199 },
      ],
    });
  });

  it('is null when the plan allows no more', () => {
    expect(priceOfPlan(COUNTER, [3, 2])).toBeNull();
    expect(priceOfPlan(COUNTER, [3, 1])?.total).toBe(897);
  });

  it('does not limit a unit without a rate', () => {
    expect(priceOfPlan({ amount: 100, rates: [] }, [9])?.total).toBe(100);
  });
});

describe('cheapestPlan', () => {
  it('is the plan that costs least, the first of two equal ones', () => {
    expect(cheapestPlan([COUNTER, BRANCHES], [1, 1])).toBe(0);
    expect(cheapestPlan([COUNTER, BRANCHES], [3, 1])).toBe(0);
    expect(cheapestPlan([COUNTER, BRANCHES], [6, 1])).toBe(1);
    expect(cheapestPlan([COUNTER, COUNTER], [1, 1])).toBe(0);
  });

  it('skips plans that do not allow the quantities', () => {
    expect(cheapestPlan([COUNTER, BRANCHES], [1, 2])).toBe(1);
    expect(cheapestPlan([COUNTER], [1, 2])).toBe(-1);
    expect(cheapestPlan([], [1])).toBe(-1);
  });
});

test('formatQuantities writes each unit in singular or plural', () => {
  const units = [
    { singular: 'caja', plural: 'cajas' },
    { singular: 'sucursal', plural: 'sucursales' },
  ];
  expect(formatQuantities(units, [3, 1])).toBe('3 cajas y 1 sucursal');
  expect(formatQuantities([], [])).toBe('');
});
