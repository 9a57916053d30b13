import { formatDecimal } from '@tequiora/cms/contracts/number.ts';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/** Formats a size as '812 kB' or '1.4 GB'. */
export function formatBytes(bytes: number): string {
  const power = bytes > 0 ? Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), 4) : 0;
  const value = bytes / STEP ** power;
  const digits = power > 0 && value < 10 ? 1 : 0;
  return `${formatDecimal(value, digits)} ${UNITS[power] ?? 'B'}`;
}
