import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';

/** Formats a timestamp; returns `fallback` without one. */
export function dateOr(iso: string | null | undefined, fallback: string): string {
  return iso ? formatDateTime(iso) : fallback;
}
