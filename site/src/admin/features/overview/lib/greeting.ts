import { formatTime } from '@tequiora/cms/contracts/format-date.ts';

/** Returns 'Buenos días, Rosa', by the time in Mexico City and the first word of the name. */
export function greeting(name: string, now: Date): string {
  const [firstName = ''] = name.trim().split(/\s+/);
  return `${salutation(parseInt(formatTime(now)))}, ${firstName}`;
}

function salutation(hour: number): string {
  if (hour < 5 || hour >= 19) return 'Buenas noches';
  return hour < 12 ? 'Buenos días' : 'Buenas tardes';
}
