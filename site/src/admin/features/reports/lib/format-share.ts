const percent = new Intl.NumberFormat('es-MX', { style: 'percent' });

/** Formats a share as a percentage: 0.824 → '82%'. */
export function formatShare(share: number): string {
  return percent.format(share);
}
