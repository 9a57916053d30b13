let seenMs = 0;

/** Called when a served page comes alive: what it shows has been seen since it was opened. */
export function noteComingAlive(): void {
  seenMs = performance.now();
}

/** Called when another page follows, which nobody has seen yet. */
export function forgetComingAlive(): void {
  seenMs = 0;
}

/** Milliseconds for which the first page had been open before it came alive; 0 on any other. */
export function seenBeforeAlive(): number {
  return seenMs;
}
