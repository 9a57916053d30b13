const CLOCK = /^(\d?\d)(?:[:.](\d\d))?\s*(?:([ap])\.?\s?m\.?|h(?:rs?|oras)?\.?)?$/i;

/** Returns a time of day as `HH:MM`, also of '9', '4:30 p. m.' and '24:00'; undefined if it is none. */
export function toClock(text: string): string | undefined {
  const [, hourText = '', minuteText = '00', half] = CLOCK.exec(text.trim()) ?? [];
  const [written, minutes] = [Number(hourText), Number(minuteText)];
  if (hourText === '' || minutes > 59 || written * 60 + minutes > 24 * 60) return undefined;
  if (half !== undefined && (written < 1 || written > 12)) return undefined;
  const hours = half === undefined ? written % 24 : (written % 12) + (/p/i.test(half) ? 12 : 0);
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
