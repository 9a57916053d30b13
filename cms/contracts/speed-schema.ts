import { object } from 'yup';

import { isRecord } from './is-record';
import { lenient, parsed } from './schema-fields';
import { SPEED_DEVICES, SPEED_MESSAGES, SPEED_METRICS, speedPageOf } from './speed';
import {
  SPEED_ELEMENT,
  SPEED_ELEMENT_MAX,
  type SpeedDevice,
  type SpeedMeasurement,
  type SpeedMetricName,
} from './speed-visit';

function readElement(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > SPEED_ELEMENT_MAX) return undefined;
  return SPEED_ELEMENT.test(raw) ? raw : undefined;
}

/** Drops a value that no browser measures, and an element that may contain text of the page. */
const measurement = (metric: SpeedMetricName) =>
  lenient((raw): SpeedMeasurement | undefined => {
    if (!isRecord(raw)) return undefined;
    const { value } = raw;
    if (typeof value !== 'number' || !(value >= 0 && value <= SPEED_METRICS[metric].max)) {
      return undefined;
    }
    const element = readElement(raw.element);
    return element === undefined ? { value } : { value, element };
  });

/**
 * A visit of a page; `page` is its row in the figures, without a key for an address that is no page: the
 * script also measures the page for unknown addresses.
 */
export const speedVisitSchema = object({
  page: parsed(SPEED_MESSAGES.page, (raw) =>
    typeof raw === 'string' ? { key: speedPageOf(raw) } : undefined,
  ),
  device: parsed(SPEED_MESSAGES.device, (raw) =>
    Object.keys(SPEED_DEVICES).find((name): name is SpeedDevice => name === raw),
  ),
  lcp: measurement('lcp'),
  inp: measurement('inp'),
  cls: measurement('cls'),
  ttfb: measurement('ttfb'),
});
