const TIME_ZONE = 'America/Mexico_City';

const clock = new Intl.DateTimeFormat('es-MX', {
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});
const day = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'short',
  timeZone: TIME_ZONE,
});

function dayAndTime(iso: string, now: Date) {
  const date = new Date(iso);
  const isToday = day.format(date) === day.format(now);
  return { day: isToday ? undefined : day.format(date), time: clock.format(date) };
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
