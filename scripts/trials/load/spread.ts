/** Returns the value that a share (0–1) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Formats values in milliseconds as `p50 12 ms, p95 31 ms, p99 80 ms, máx. 120 ms`. */
export function describeSpread(values: readonly number[]): string {
  const at = (share: number): string => `${percentile(values, share).toFixed(0)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, máx. ${at(1)}`;
}
