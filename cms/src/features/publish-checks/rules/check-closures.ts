import { parseDay } from '../../../../contracts/zoned-time';
import { textOf } from '../../../content-model/entry';
import { fieldCheck } from './publish-check';

const MAX_DAYS = 366;

/** Refuses closures that end before they begin, or last longer than a year: typing errors. */
export const closuresCheck = fieldCheck(({ owner, name, value, siblings, place }) => {
  if (owner !== 'components.shared.closure' || name !== 'lastDay') return undefined;
  const [first, last] = [parseDay(textOf(siblings.firstDay)), parseDay(textOf(value))];
  if (first === undefined || last === undefined) return undefined;
  if (last < first) return `«${place}» es anterior a su primer día.`;
  if (last - first < MAX_DAYS) return undefined;
  return `«${place}»: el cierre dura más de un año. Revisa el año.`;
});
