import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

type FetchState<Data> = { data: Data | undefined; hasFailed: boolean };
type FetchResult<Data> = FetchState<Data> & { refetch: () => void };

/**
 * Fetches a response of the CMS once.
 * @param url null fetches nothing
 */
export function useFetchOnce<Data>(url: string | null): FetchResult<Data> {
  const { get } = useFetchClient();
  const [state, setState] = useState<FetchState<Data>>({ data: undefined, hasFailed: false });
  const [attempt, setAttempt] = useState(0);
  const refetch = useCallback(() => {
    setState({ data: undefined, hasFailed: false });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (url === null) return undefined;
    let isCancelled = false;
    get<{ data: Data }>(url)
      .then(({ data: body }) => {
        if (!isCancelled) setState({ data: body.data, hasFailed: false });
      })
      .catch(() => {
        if (!isCancelled) setState({ data: undefined, hasFailed: true });
      });
    return () => {
      isCancelled = true;
    };
  }, [url, attempt, get]);

  return { ...state, refetch };
}
