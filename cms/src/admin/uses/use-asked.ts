import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

type Answer<Data> = { data: Data | undefined; hasFailed: boolean };
type Asked<Data> = Answer<Data> & {
  /** Once more, after it failed. */
  ask: () => void;
};

/**
 * An answer of the CMS that is asked for once.
 * @param url null asks nothing
 */
export function useAsked<Data>(url: string | null): Asked<Data> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<Data>>({ data: undefined, hasFailed: false });
  const [round, setRound] = useState(0);
  const ask = useCallback(() => {
    setAnswer({ data: undefined, hasFailed: false });
    setRound((count) => count + 1);
  }, []);

  useEffect(() => {
    if (url === null) return undefined;
    let isOver = false;
    get<{ data: Data }>(url)
      .then(({ data: body }) => {
        if (!isOver) setAnswer({ data: body.data, hasFailed: false });
      })
      .catch(() => {
        if (!isOver) setAnswer({ data: undefined, hasFailed: true });
      });
    return () => {
      isOver = true;
    };
  }, [url, round, get]);

  return { ...answer, ask };
}
