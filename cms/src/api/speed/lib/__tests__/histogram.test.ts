import fc from 'fast-check';

import { SPEED_METRIC_NAMES, SPEED_METRICS } from '../../../../../contracts/speed';
import { figureOf } from '../histogram';
import { columnFor, columnsOf } from '../speed-tables';

describe('the histogram of a metric', () => {
  it('has no figure without visits', () => {
    expect(
      figureOf(
        'lcp',
        columnsOf('lcp').map(() => 0),
      ),
    ).toEqual({ p75: null, visits: 0 });
  });

  it('has a class for each threshold, so that ratings are exact', () => {
    for (const metric of SPEED_METRIC_NAMES) {
      const { bounds, thresholds } = SPEED_METRICS[metric];
      expect(bounds).toEqual(expect.arrayContaining([...thresholds]));
      expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
    }
  });

  it('estimates the 75th percentile within the class of the exact one', () => {
    const metric = fc.constantFrom(...SPEED_METRIC_NAMES);
    const values = fc.array(fc.integer({ min: 0, max: 15_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(metric, values, (name, all) => {
        const columns = all.map((value) => columnFor(name, value));
        const counts = columnsOf(name).map((column) => columns.filter((each) => each === column));
        const { p75, visits } = figureOf(
          name,
          counts.map(({ length }) => length),
        );
        const exact = all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.75) - 1] ?? 0;
        const bounds: readonly number[] = [0, ...SPEED_METRICS[name].bounds];
        const upper = bounds.find((bound) => exact <= bound) ?? bounds.at(-1) ?? 0;
        const lower = bounds.findLast((bound) => bound < exact) ?? 0;
        expect(visits).toBe(all.length);
        expect(p75).toBeGreaterThanOrEqual(lower);
        expect(p75).toBeLessThanOrEqual(Math.max(upper, lower));
      }),
    );
  });
});
