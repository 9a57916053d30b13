import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  readParams,
  writeParam,
  type StateOf,
  type UrlParam,
} from '@tequiora/cms/contracts/url-params.ts';

/**
 * Returns page, sort, filters and search of a list from the URL, and a setter. Any change other
 * than of the page resets the page. Default values are omitted from the URL.
 * @param params created once, outside of the component
 */
export function useUrlState<P extends Record<string, UrlParam<unknown>>>(params: P) {
  const [search] = useSearchParams();
  const navigate = useNavigate();

  const state = useMemo(() => readParams(params, search), [params, search]);

  const setState = useCallback(
    (change: Partial<StateOf<P>>, { replace = false }: { replace?: boolean } = {}) => {
      // The router's hooks have the values of the last render; another change may have been written
      // since.
      const next = new URLSearchParams(window.location.search);
      if (params.page && !('page' in change)) next.delete(params.page.name);
      for (const [key, value] of Object.entries(change)) {
        const param = params[key];
        if (param) writeParam(next, param, value);
      }
      navigate({ search: next.toString() }, { replace, preventScrollReset: true });
    },
    [params, navigate],
  );

  return [state, setState] as const;
}

/** Returns a query string with another page number. */
export function withPage(search: string, param: UrlParam<number>, page: number): string {
  const params = new URLSearchParams(search);
  writeParam(params, param, page);
  return params.toString();
}
