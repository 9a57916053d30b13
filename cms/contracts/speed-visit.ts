/** A visit of a page in `POST /api/speed`; the site bundles this file for visitors. */

export const SPEED_PATH = '/api/speed';

export type SpeedMetricName = 'lcp' | 'inp' | 'cls' | 'ttfb';

export type SpeedDevice = 'phone' | 'computer';

/** Wider windows are those of computers and tablets. */
export const PHONE_MAX_WIDTH_PX = 767;

export const SPEED_ELEMENT_MAX = 80;

/** Element behind a value, such as `#paquetes div > h2`: names of elements and ids, no text. */
export const SPEED_ELEMENT = /^[a-z0-9#> -]+$/;

export type SpeedMeasurement = {
  /** In milliseconds; of `cls`, in thousandths. */
  value: number;
  element?: string;
};

export type SpeedVisit = Partial<Record<SpeedMetricName, SpeedMeasurement>> & {
  /** Path of the page that was loaded. */
  page: string;
  device: SpeedDevice;
};

export type SpeedRequest = { data: SpeedVisit };
