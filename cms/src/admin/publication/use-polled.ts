import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

export type Polled<Data> = {
  /** The last answer, also after later ones failed. */
  data: Data | undefined;
  hasFailed: boolean;
  ask: () => void;
};

/**
 * An answer of the CMS that is asked for again and again.
 * @param pause milliseconds until the next time, from the last answer
 * @param url null asks nothing
 */
export function usePolled<Data>(
  url: string | null,
  pause: (data: Data | undefined) => number,
): Polled<Data> {
  const { get } = useFetchClient();
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);
  const ask = useCallback(() => setRound((count) => count + 1), []);

  useEffect(() => {
    if (url === null) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (last: Data | undefined) => {
      if (!isOver) timer = setTimeout(ask, pause(last));
    };
    get<{ data: Data }>(url)
      .then(({ data: body }) => {
        if (isOver) return;
        setData(body.data);
        setHasFailed(false);
        plan(body.data);
      })
      .catch(() => {
        if (isOver) return;
        setHasFailed(true);
        plan(undefined);
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
    // `pause` is a constant of its component.
  }, [url, round, get, ask, pause]);

  return { data, hasFailed, ask };
}
