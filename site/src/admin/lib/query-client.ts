import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/api-error.ts';

const RETRIES = 2;
const FRESH_MS = 15_000;

/** What the CMS refused stays refused; without an answer another try may help. */
function shouldRetry(failures: number, error: Error): boolean {
  const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return isPassing && failures < RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: FRESH_MS,
        // `navigator.onLine` is wrong too often to hold a call back for it.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
