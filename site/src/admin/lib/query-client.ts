import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/api-error.ts';

const RETRIES = 2;
const STALE_TIME_MS = 15_000;

/** Returns true for missing responses and server errors; a retry does not change a rejection. */
function shouldRetry(failures: number, error: Error): boolean {
  const isTransient = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return isTransient && failures < RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: STALE_TIME_MS,
        // `navigator.onLine` is too unreliable to hold back a call.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
