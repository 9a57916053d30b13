import {
  SPEED_METRIC_NAMES,
  SPEED_METRICS,
  type SpeedFigure,
  type SpeedFigures,
} from '../../../../contracts/speed';
import type { SpeedMetricName } from '../../../../contracts/speed-visit';

/** Visits per class of each metric. */
export type Histograms = Record<SpeedMetricName, number[]>;

const QUANTILE = 0.75;

const mapMetrics = <T>(map: (metric: SpeedMetricName) => T) =>
  Object.fromEntries(SPEED_METRIC_NAMES.map((metric) => [metric, map(metric)])) as Record<
    SpeedMetricName,
    T
  >;

/** Returns the sums of several histograms. */
export function addHistograms(all: readonly Histograms[]): Histograms {
  return mapMetrics((metric) =>
    [...SPEED_METRICS[metric].bounds, Infinity].map((_bound, index) =>
      all.reduce((sum, histograms) => sum + (histograms[metric][index] ?? 0), 0),
    ),
  );
}

/**
 * Returns the value that three quarters of the visits do not exceed: within a class, visits are taken
 * to be spread evenly. The last class has no upper bound, and counts as its lower one.
 */
export function figureOf(metric: SpeedMetricName, counts: readonly number[]): SpeedFigure {
  const bounds: readonly number[] = SPEED_METRICS[metric].bounds;
  const visits = counts.reduce((sum, count) => sum + count, 0);
  if (visits === 0) return { p75: null, visits };
  const place = visits * QUANTILE;
  let below = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && below + count >= place) {
      const lower = bounds[index - 1] ?? 0;
      const upper = bounds[index] ?? lower;
      return { p75: Math.round(lower + ((upper - lower) * (place - below)) / count), visits };
    }
    below += count;
  }
  return { p75: null, visits };
}

export function figuresOf(histograms: Histograms): SpeedFigures {
  return mapMetrics((metric) => figureOf(metric, histograms[metric]));
}
