import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

export type Fetched<Data> = {
  /** The last response, kept when later requests fail. */
  data: Data | undefined;
  hasFailed: boolean;
  refetch: () => void;
};

/**
 * Requests a route of the CMS once, or again and again.
 * @param url null requests nothing
 * @param pollIntervalMs returns the milliseconds until the next request, from the last response
 */
export function useFetched<Data>(
  url: string | null,
  pollIntervalMs?: (data: Data | undefined) => number,
): Fetched<Data> {
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
      if (pollIntervalMs) timer = setTimeout(refetch, pollIntervalMs(last));
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
