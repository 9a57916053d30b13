/** Returns false after a reload, and on a page reached by back or forward. */
export function isNewLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load?.type === 'navigate';
}
