/** Part of the lifetime after which a token is refreshed. */
const REFRESH_SHARE = 0.8;
const DEFAULT_LIFETIME_SECONDS = 5 * 60;

/**
 * Returns the milliseconds until a token should be refreshed. The lifetime counts from
 * `receivedAt`, since the local clock may differ from the server's.
 */
export function refreshDelay(token: string, receivedAt: number): number {
  return Math.max(0, receivedAt + lifetime(token) * REFRESH_SHARE * 1000 - Date.now());
}

/** Returns the lifetime of a token, in seconds. */
function lifetime(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as { iat?: number; exp?: number };
    return iat && exp ? exp - iat : DEFAULT_LIFETIME_SECONDS;
  } catch {
    return DEFAULT_LIFETIME_SECONDS;
  }
}
