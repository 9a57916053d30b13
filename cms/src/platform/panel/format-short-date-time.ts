import { formatShortDay, formatTime } from '../../../contracts/format-date';

function dayAndTime(iso: string, now: Date) {
  const day = formatShortDay(iso);
  return { day: day === formatShortDay(now) ? undefined : day, time: formatTime(iso) };
}

const withArticle = (time: string) => `${time.startsWith('01:') ? 'la' : 'las'} ${time}`;

/** Returns '14:05' today, '20 nov, 14:05' on any other day; in the time zone of Mexico City. */
export function formatShortDateTime(iso: string, now = new Date()): string {
  const parts = dayAndTime(iso, now);
  return parts.day ? `${parts.day}, ${parts.time}` : parts.time;
}

/** Returns 'a las 14:05' today, 'el 20 nov a las 14:05' on any other day. */
export function formatWhen(iso: string, now = new Date()): string {
  const parts = dayAndTime(iso, now);
  const time = `a ${withArticle(parts.time)}`;
  return parts.day ? `el ${parts.day} ${time}` : time;
}

/** Returns 'de las 14:05' today, 'del 20 nov a las 14:05' on any other day. */
export function formatFromWhen(iso: string, now = new Date()): string {
  const parts = dayAndTime(iso, now);
  const time = withArticle(parts.time);
  return parts.day ? `del ${parts.day} a ${time}` : `de ${time}`;
}
