import { TIME_ZONE } from './zoned-time';

const formatter = new Intl.DateTimeFormat('es-MX', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats a date in the company's time zone: 'lunes 23 de noviembre de 2026 a las 09:00'. */
export function formatLongDateTime(date: Date | string): string {
  const parts = formatter.formatToParts(new Date(date));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('weekday')} ${part('day')} de ${part('month')} de ${part('year')}`;
  return `${day} a las ${part('hour')}:${part('minute')}`;
}
