import { parseDay } from '../../../../contracts/zoned-time';
import { textOf } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

const MAX_DAYS = 366;

/** Refuses closures that end before they begin, or last longer than a year: typing errors. */
export const closuresCheck: PublishCheck = {
  severity: 'error',
  stages: ['edit', 'publish'],
  find: ({ fields }) =>
    fields.flatMap(({ owner, name, value, siblings, place, path }) => {
      if (owner !== 'components.shared.closure' || name !== 'lastDay') return [];
      const [first, last] = [parseDay(textOf(siblings.firstDay)), parseDay(textOf(value))];
      if (first === undefined || last === undefined) return [];
      if (last < first) {
        return [{ path, message: `«${place}» es anterior a su primer día.` }];
      }
      if (last - first < MAX_DAYS) return [];
      return [{ path, message: `«${place}»: el cierre dura más de un año. Revisa el año.` }];
    }),
};
