import { SPEED_METRICS } from '../../../../contracts/speed';
import type { SpeedMetricName } from '../../../../contracts/speed-visit';

/** A row counts the visits of one hour, page, device and release, and their values per class. */
export const HISTOGRAMS = 'speed_histograms';

/** A row counts the visits of a day for which an element was behind a value that is not good. */
export const ELEMENTS = 'speed_elements';

const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

/** Returns hours since 1970-01-01, UTC. */
export const hourOf = (time: Date): number => Math.floor(time.getTime() / HOUR_MS);

/** Returns days since 1970-01-01, UTC. */
export const dayOf = (time: Date): number => Math.floor(hourOf(time) / DAY_HOURS);

/** Returns the columns of the histogram of a metric, in the order of its classes. */
export function columnsOf(metric: SpeedMetricName): string[] {
  const { bounds } = SPEED_METRICS[metric];
  return [...bounds, Infinity].map((_bound, index) => `${metric}_${index}`);
}

/** Returns the column that counts a value. A class includes its upper bound. */
export function columnFor(metric: SpeedMetricName, value: number): string {
  const bounds: readonly number[] = SPEED_METRICS[metric].bounds;
  const index = bounds.findIndex((bound) => value <= bound);
  return `${metric}_${index === -1 ? bounds.length : index}`;
}
