import { TIME_ZONE } from '#src/lib/dates.ts';

const hourFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

/** 'Buenos días, Rosa': by the clock of Mexico City and the first word of the name. */
export function greeting(name: string, now: Date): string {
  const [firstName = ''] = name.trim().split(/\s+/);
  return `${wish(Number(hourFormat.format(now)))}, ${firstName}`;
}

function wish(hour: number): string {
  if (hour < 5 || hour >= 19) return 'Buenas noches';
  return hour < 12 ? 'Buenos días' : 'Buenas tardes';
}
