/**
 * Sets the time zone of this process to UTC. PostgreSQL's columns store timestamps without a time
 * zone, so an instance in another zone would read them hours off.
 */
export function forceUtc(): void {
  process.env.TZ = 'UTC';
}
