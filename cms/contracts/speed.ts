/**
 * Speed of public pages as visitors' browsers measure it.
 *
 * `POST /api/speed` with one visit of a page, sent when the visitor leaves it. No cookie, and no address
 * is stored. Responds with 204, also to values that it drops. `GET /api/speed?days=28&device=phone`: the
 * figures for the dashboard.
 */
import { ENTRY_PAGES, isAddress } from './addresses';
import { PAGES, UNLISTED_PAGES, type PagePath } from './pages';
import type { SpeedDevice, SpeedMetricName } from './speed-visit';

/** Months for which figures are kept. */
export const SPEED_MONTHS = 13;

/** Upper bounds of the middle classes of a histogram; one more class holds values above the last bound. */
type Bounds = readonly number[];

type SpeedMetric = {
  label: string;
  /** What the figure says, for staff. */
  meaning: string;
  /** Public thresholds of web.dev: up to the first one is good, above the second one is bad. */
  thresholds: readonly [good: number, bad: number];
  bounds: Bounds;
  /** Values above are no measurement. */
  max: number;
};

const SECOND = 1000;

/** In milliseconds; `cls`, which has no unit, in thousandths. */
export const SPEED_METRICS = {
  lcp: {
    label: 'Carga (LCP)',
    meaning: 'Cuánto tarda en verse lo principal de la página',
    thresholds: [2500, 4000],
    bounds: [250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 6000, 10_000],
    max: 120 * SECOND,
  },
  inp: {
    label: 'Respuesta (INP)',
    meaning: 'Cuánto tarda la página en reaccionar al tocarla',
    thresholds: [200, 500],
    bounds: [25, 50, 75, 100, 150, 200, 300, 400, 500, 1000],
    max: 60 * SECOND,
  },
  cls: {
    label: 'Estabilidad (CLS)',
    meaning: 'Cuánto se mueve lo que ya se ve',
    thresholds: [100, 250],
    bounds: [5, 10, 25, 50, 75, 100, 150, 200, 250, 500],
    max: 20_000,
  },
  ttfb: {
    label: 'Servidor (TTFB)',
    meaning: 'Cuánto tarda en llegar el primer dato',
    thresholds: [800, 1800],
    bounds: [50, 100, 200, 300, 400, 600, 800, 1000, 1400, 1800, 3000],
    max: 120 * SECOND,
  },
} as const satisfies Record<SpeedMetricName, SpeedMetric>;

export const SPEED_METRIC_NAMES = Object.keys(SPEED_METRICS) as readonly SpeedMetricName[];

export const SPEED_DEVICES = {
  phone: 'Teléfonos',
  computer: 'Computadoras y tabletas',
} as const satisfies Record<SpeedDevice, string>;

export type SpeedPageKey = {
  /** Row of the page in the figures: its path, or `/productos/*` for all products. */
  page: string;
  /** The entry whose page it is. */
  entry?: { uid: string; slug: string };
};

/** Returns the row of a page; undefined for what is no address of a public page. */
export function speedPageOf(path: string): SpeedPageKey | undefined {
  if (Object.hasOwn(PAGES, path) || UNLISTED_PAGES.some((each) => each === path)) {
    return { page: path };
  }
  const [, prefix = '', slug = ''] = /^(.*\/)([^/]+)$/.exec(path) ?? [];
  const uid = Object.keys(ENTRY_PAGES).find((each) => ENTRY_PAGES[each] === prefix);
  return uid && isAddress(slug) ? { page: `${prefix}*`, entry: { uid, slug } } : undefined;
}

/** Returns the name of a row in the figures. */
export function speedPageLabel(page: string): string {
  const parent = page.replace(/\/\*$/, '');
  if (!Object.hasOwn(PAGES, parent)) return page === '/*' ? 'Otras páginas' : page;
  const { title, label = title }: { title: string; label?: string } = PAGES[parent as PagePath];
  return parent === page ? label : `${label}: cada página`;
}

export const SPEED_MESSAGES = {
  page: 'La página debe ser una dirección',
  device: 'El aparato debe ser phone o computer',
  limited: 'Se recibieron demasiadas mediciones. Espera un momento.',
  unavailable: 'No se pudo guardar la medición.',
} as const;

/** Days that the dashboard shows. */
export const SPEED_PERIODS = [7, 28, 90, 365] as const;
export type SpeedPeriod = (typeof SPEED_PERIODS)[number];

export type SpeedRating = 'good' | 'medium' | 'bad';

/** Returns the rating of a value by the public thresholds. */
export function rateSpeed(metric: SpeedMetricName, value: number): SpeedRating {
  const [good, bad] = SPEED_METRICS[metric].thresholds;
  if (value <= good) return 'good';
  return value <= bad ? 'medium' : 'bad';
}

export type SpeedFigure = {
  /** Value that three quarters of the visits do not exceed; null without visits. */
  p75: number | null;
  /** Visits behind the figure. */
  visits: number;
};

export type SpeedFigures = Record<SpeedMetricName, SpeedFigure>;

export type SpeedPage = { page: string; label: string; visits: number; figures: SpeedFigures };

export type SpeedDay = {
  /** `YYYY-MM-DD` in the company's time zone. */
  day: string;
  visits: number;
  figures: SpeedFigures;
  /** When the releases were built whose first visits are of this day, ISO 8601, UTC. */
  releases: string[];
};

export type SpeedElement = {
  page: string;
  label: string;
  metric: SpeedMetricName;
  element: string;
  /** Visits with a value that is not good. */
  visits: number;
};

/** A release with which a page became slower. */
export type SpeedDecline = {
  page: string;
  label: string;
  device: SpeedDevice;
  metric: SpeedMetricName;
  /** When the release was built, ISO 8601, UTC. */
  builtAt: string;
  before: number;
  after: number;
};

export type SpeedReport = {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  visits: number;
  figures: SpeedFigures;
  /** Most visits first. */
  pages: SpeedPage[];
  days: SpeedDay[];
  /** Most visits first. */
  elements: SpeedElement[];
  /** Worst first. */
  declines: SpeedDecline[];
};

export type SpeedReportResponse = { data: SpeedReport };
