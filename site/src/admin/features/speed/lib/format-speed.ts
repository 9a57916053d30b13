import type { BadgeTone } from '#src/components/ui/badge.tsx';
import type { IconName } from '#src/components/ui/icon.tsx';
import { formatDayAndTime } from '@tequiora/cms/contracts/format-date.ts';
import {
  formatCount,
  formatDecimal,
  formatNumber,
  formatShare,
} from '@tequiora/cms/contracts/number.ts';
import type { SpeedMetricName } from '@tequiora/cms/contracts/speed-visit.ts';
import {
  SPEED_DEVICES,
  SPEED_METRICS,
  type SpeedDay,
  type SpeedDecline,
  type SpeedRating,
} from '@tequiora/cms/contracts/speed.ts';

const SECOND = 1000;

/** Formats '1.4 s', '850 ms'; for `cls` '0.12'. */
export function formatSpeed(metric: SpeedMetricName, value: number): string {
  if (metric === 'cls') return formatDecimal(value / SECOND, 2);
  if (value < SECOND) return `${formatNumber(value)} ms`;
  return `${formatDecimal(value / SECOND, 1)} s`;
}

type Appearance = { label: string; tone: BadgeTone; icon: IconName };

/** The names that web.dev gives to the public thresholds. */
export const RATINGS: Record<SpeedRating, Appearance> = {
  good: { label: 'Bueno', tone: 'green', icon: 'circle-check' },
  medium: { label: 'Mejorable', tone: 'amber', icon: 'warning' },
  bad: { label: 'Malo', tone: 'red', icon: 'circle-alert' },
};

/** Formats 'Bueno hasta 2.5 s, malo desde 4 s'. */
export function formatThresholds(metric: SpeedMetricName): string {
  const [good, bad] = SPEED_METRICS[metric].thresholds.map((value) => formatSpeed(metric, value));
  return `Bueno hasta ${good}, malo desde ${bad}`;
}

/** Formats '240 visitas, 96% de las medidas'. */
export function formatBasis(visits: number, total: number): string {
  const count = formatCount(visits, 'visita', 'visitas');
  return total === 0 ? count : `${count}, ${formatShare(visits / total)} de las medidas`;
}

/** Describes a release with which a page became slower. */
export function describeDecline({ label, device, metric, builtAt, ...values }: SpeedDecline) {
  const [before, after] = [values.before, values.after].map((value) => formatSpeed(metric, value));
  const where = `«${label}» en ${SPEED_DEVICES[device].toLowerCase()}`;
  const what = `${SPEED_METRICS[metric].label} pasó de ${before} a ${after}`;
  return `${where} empeoró con la publicación del ${formatDayAndTime(builtAt)}: ${what}.`;
}

/** Returns a one-sentence summary of the chart. */
export function summariseTrend(metric: SpeedMetricName, days: readonly SpeedDay[]): string {
  const measured = days.flatMap(({ figures }) => figures[metric].p75 ?? []);
  if (measured.length === 0)
    return `Ninguna visita de estos días tiene ${SPEED_METRICS[metric].label}.`;
  const [best, worst] = [Math.min(...measured), Math.max(...measured)];
  const range =
    best === worst
      ? `siempre ${formatSpeed(metric, best)}`
      : `de ${formatSpeed(metric, best)} a ${formatSpeed(metric, worst)}`;
  const releases = days.flatMap((day) => day.releases).length;
  const published = formatCount(releases, 'publicación', 'publicaciones');
  return `${SPEED_METRICS[metric].label}: ${range} por día, con ${published} (líneas verticales). La línea punteada es el límite de lo bueno.`;
}
