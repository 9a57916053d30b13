import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

type Asked<Data> = { data: Data | undefined; hasFailed: boolean };

/**
 * An answer of the CMS that is asked for once.
 * @param url null asks nothing
 */
export function useAsked<Data>(url: string | null): Asked<Data> {
  const { get } = useFetchClient();
  const [asked, setAsked] = useState<Asked<Data>>({ data: undefined, hasFailed: false });

  useEffect(() => {
    if (url === null) return undefined;
    let isOver = false;
    get<{ data: Data }>(url)
      .then(({ data: body }) => {
        if (!isOver) setAsked({ data: body.data, hasFailed: false });
      })
      .catch(() => {
        if (!isOver) setAsked({ data: undefined, hasFailed: true });
      });
    return () => {
      isOver = true;
    };
  }, [url, get]);

  return asked;
}
