/** Renewed when this part of its life is over. */
const SHARE = 0.8;
const UNKNOWN_LIFETIME = 5 * 60;

/**
 * Milliseconds until a token should be renewed. Its life is counted from when it came, since this
 * machine's clock may differ from the server's.
 */
export function refreshDelay(token: string, receivedAt: number): number {
  return Math.max(0, receivedAt + lifetime(token) * SHARE * 1000 - Date.now());
}

/** Seconds between a token's issue and its end. */
function lifetime(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as { iat?: number; exp?: number };
    return iat && exp ? exp - iat : UNKNOWN_LIFETIME;
  } catch {
    return UNKNOWN_LIFETIME;
  }
}
