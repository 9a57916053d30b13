/**
 * Has every moment of this process counted in UTC, whatever the machine says: PostgreSQL's columns
 * hold moments without a zone, and an instance in another one would read them hours off.
 */
export function countInUniversalTime(): void {
  process.env.TZ = 'UTC';
}
