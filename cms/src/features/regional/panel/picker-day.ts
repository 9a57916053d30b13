/**
 * The date picker of the design system takes a day as midnight UTC, and returns it as midnight of the
 * browser's time zone, or the first time of that day where its clock skips midnight.
 */
export function toPickerDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Returns the picked day as `YYYY-MM-DD`. */
export function fromPickerDay(picked: Date): string {
  const parts = [picked.getMonth() + 1, picked.getDate()];
  return [picked.getFullYear(), ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
}
