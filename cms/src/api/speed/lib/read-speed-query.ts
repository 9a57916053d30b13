import {
  SPEED_DEVICES,
  SPEED_MESSAGES,
  SPEED_PERIODS,
  type SpeedPeriod,
} from '../../../../contracts/speed';
import type { SpeedDevice } from '../../../../contracts/speed-visit';
import { invalidField } from '../../../platform/http/errors';
import { refuseUnknownParams } from '../../../platform/http/refuse-unknown-params';

/** `device`: undefined for all. */
export type SpeedQuery = { days: SpeedPeriod; device?: SpeedDevice };

/** @throws HttpError naming the missing, unknown or invalid parameter */
export function readSpeedQuery(query: Record<string, unknown>): SpeedQuery {
  refuseUnknownParams(query, ['days', 'device']);
  const days = SPEED_PERIODS.find((period) => String(period) === query.days);
  if (days === undefined) {
    throw invalidField(['days'], `Elige un periodo de ${SPEED_PERIODS.join(', ')} días`);
  }
  if (query.device === undefined) return { days };
  const names = Object.keys(SPEED_DEVICES) as SpeedDevice[];
  const device = names.find((name) => name === query.device);
  if (!device) throw invalidField(['device'], SPEED_MESSAGES.device);
  return { days, device };
}
