/**
 * Caches the result of `load` for `ttlMs` milliseconds after it resolves. Concurrent callers share one
 * load. Rejections are not cached.
 */
export function cacheWithTtl<T>(ttlMs: number, load: () => Promise<T>): () => Promise<T> {
  let cached: { result: Promise<T>; expiresAt: number } | undefined;
  return () => {
    if (cached && performance.now() < cached.expiresAt) return cached.result;
    const result = load();
    const entry = { result, expiresAt: Infinity };
    cached = entry;
    result.then(
      () => (entry.expiresAt = performance.now() + ttlMs),
      () => (entry.expiresAt = 0),
    );
    return result;
  };
}
