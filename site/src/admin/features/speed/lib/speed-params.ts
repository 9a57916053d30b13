import type { SpeedDevice } from '@tequiora/cms/contracts/speed-visit.ts';
import {
  SPEED_DEVICES,
  SPEED_METRIC_NAMES,
  type SpeedPeriod,
} from '@tequiora/cms/contracts/speed.ts';
import { choiceParam, type StateOf } from '@tequiora/cms/contracts/url-params.ts';

const PERIODS = {
  '7-dias': { label: 'Últimos 7 días', days: 7 },
  '28-dias': { label: 'Últimos 28 días', days: 28 },
  '90-dias': { label: 'Últimos 90 días', days: 90 },
  ano: { label: 'Último año', days: 365 },
} as const satisfies Record<string, { label: string; days: SpeedPeriod }>;

type Period = keyof typeof PERIODS;

export const PERIOD_CHOICES = (Object.keys(PERIODS) as Period[]).map((value) => ({
  value,
  label: PERIODS[value].label,
}));

const DEVICES = { telefono: 'phone', computadora: 'computer' } as const satisfies Record<
  string,
  SpeedDevice
>;

export const DEVICE_CHOICES = [
  { value: null, label: 'Todos' },
  ...(Object.keys(DEVICES) as (keyof typeof DEVICES)[]).map((value) => ({
    value,
    label: SPEED_DEVICES[DEVICES[value]],
  })),
];

/** URL parameters of the screen. */
export const speedParams = {
  period: choiceParam('periodo', Object.keys(PERIODS) as Period[], '28-dias'),
  device: choiceParam('aparato', Object.keys(DEVICES) as (keyof typeof DEVICES)[], null),
  metric: choiceParam('medida', SPEED_METRIC_NAMES, 'lcp'),
};

/** What the figures are read for; `device`: null for all. */
export type SpeedChoice = { days: SpeedPeriod; device: SpeedDevice | null };

export function readChoice({ period, device }: StateOf<typeof speedParams>): SpeedChoice {
  return { days: PERIODS[period].days, device: device && DEVICES[device] };
}
