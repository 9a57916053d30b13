import {
  DAY_MINUTES,
  daysOf,
  type Interval,
  intervalOf,
  type OpeningHours,
} from '../../../../contracts/business-hours';
import { listOpeningHours } from '../../../../contracts/format-opening-hours';
import type { EntryField } from '../../../content-model/fields-of';
import { openingHoursFrom } from '../../../content-model/opening-hours-of';
import { fieldCheck, type PublishCheck } from './publish-check';

const OWNER = 'components.shared.business-hours';
const WEEK_MINUTES = 7 * DAY_MINUTES;
const NOON = DAY_MINUTES / 2;

type Complete = { field: EntryField; hours: OpeningHours; interval: Interval };

/** Returns the hours of a closing time; undefined for other fields and while they are not complete. */
function completeHours(field: EntryField): Complete | undefined {
  if (field.owner !== OWNER || field.name !== 'closes') return undefined;
  const hours = openingHoursFrom(field.siblings);
  const interval = hours && intervalOf(hours);
  return hours && interval && { field, hours, interval };
}

function describeOrder(field: EntryField): string | undefined {
  const { hours, interval } = completeHours(field) ?? {};
  if (!hours || !interval || interval.end <= DAY_MINUTES) return undefined;
  const { opens, closes } = hours;
  if (opens === closes)
    return 'abre y cierra a la misma hora; para todo el día, escribe de 00:00 a 00:00';
  if (interval.end - DAY_MINUTES <= NOON) return undefined;
  return `cierra a las ${closes}, antes de abrir a las ${opens}`;
}

/** Refuses hours that close before they open. Those that end by the next noon are a night. */
export const hoursOrderCheck = fieldCheck((field) => {
  const problem = describeOrder(field);
  return problem && `«${field.place}»: ${problem}.`;
});

/** Warns about hours that end on the next day. */
export const nightHoursCheck = fieldCheck((field) => {
  const { hours, interval } = completeHours(field) ?? {};
  if (!hours || !interval || interval.end <= DAY_MINUTES || describeOrder(field)) return undefined;
  return `«${field.place}»: abre a las ${hours.opens} y cierra a las ${hours.closes}, o sea, hasta el día siguiente. ¿Es correcto?`;
});

/** Returns the intervals of the week, in minutes since Monday. */
function intervalsOf({ hours, interval }: Complete): Interval[] {
  return daysOf(hours).map((day) => {
    const midnight = (day - 1) * DAY_MINUTES;
    return { start: midnight + interval.start, end: midnight + interval.end };
  });
}

/** Also compares the end of the week, which goes on with Monday. */
function overlap(one: Complete, other: Complete): boolean {
  return intervalsOf(one).some(({ start, end }) =>
    intervalsOf(other).some((each) =>
      [-WEEK_MINUTES, 0, WEEK_MINUTES].some(
        (shift) => start < each.end + shift && each.start + shift < end,
      ),
    ),
  );
}

/** Refuses hours that other hours of the same day include or overlap. */
export const hoursOverlapCheck: PublishCheck = ({ fields }) => {
  const all = fields.flatMap((field) => completeHours(field) ?? []);
  return all.flatMap((each, index) => {
    const other = all.slice(0, index).find((before) => overlap(before, each));
    if (!other) return [];
    const [mine, theirs] = [each, other].map(({ hours }) => listOpeningHours([hours])[0] ?? '');
    const message = `«${each.field.place}»: «${mine}» se empalma con «${theirs}». Deja cada hora en uno solo.`;
    return [{ path: each.field.path, message }];
  });
};
