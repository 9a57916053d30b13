import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

export type Polled<Data> = {
  /** The last response, kept when later requests fail. */
  data: Data | undefined;
  hasFailed: boolean;
  refetch: () => void;
};

/**
 * Polls a route of the CMS.
 * @param pollIntervalMs returns the milliseconds until the next request, from the last response
 * @param url null requests nothing
 */
export function usePolled<Data>(
  url: string | null,
  pollIntervalMs: (data: Data | undefined) => number,
): Polled<Data> {
  const { get } = useFetchClient();
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const [requestCount, setRequestCount] = useState(0);
  const refetch = useCallback(() => setRequestCount((count) => count + 1), []);

  useEffect(() => {
    if (url === null) return undefined;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleNext = (last: Data | undefined) => {
      if (!isCancelled) timer = setTimeout(refetch, pollIntervalMs(last));
    };
    get<{ data: Data }>(url)
      .then(({ data: body }) => {
        if (isCancelled) return;
        setData(body.data);
        setHasFailed(false);
        scheduleNext(body.data);
      })
      .catch(() => {
        if (isCancelled) return;
        setHasFailed(true);
        scheduleNext(undefined);
      });
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
    // `pollIntervalMs` is a constant of the calling component.
  }, [url, requestCount, get, refetch, pollIntervalMs]);

  return { data, hasFailed, refetch };
}
