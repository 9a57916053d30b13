import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { UrlParam } from './url-params.ts';

type Params = Record<string, UrlParam<unknown>>;
type StateOf<P extends Params> = { [Key in keyof P]: P[Key] extends UrlParam<infer V> ? V : never };

/**
 * Returns page, sort, filters and search of a list from the URL, and a setter. Any change other
 * than of the page resets the page. Default values are omitted from the URL.
 * @param params created once, outside of the component
 */
export function useUrlState<P extends Params>(params: P) {
  const [search] = useSearchParams();
  const navigate = useNavigate();

  const state = useMemo(() => readUrlState(params, search), [params, search]);

  const setState = useCallback(
    (change: Partial<StateOf<P>>, { replace = false }: { replace?: boolean } = {}) => {
      // The router's hooks have the values of the last render; another change may have been written
      // since.
      const next = new URLSearchParams(window.location.search);
      if (params.page && !('page' in change)) next.delete(params.page.name);
      for (const [key, value] of Object.entries(change)) write(next, params[key], value);
      navigate({ search: next.toString() }, { replace, preventScrollReset: true });
    },
    [params, navigate],
  );

  return [state, setState] as const;
}

/** Returns the values of `params` in a query string. */
export function readUrlState<P extends Params>(params: P, search: URLSearchParams): StateOf<P> {
  return Object.fromEntries(
    Object.entries(params).map(([key, param]) => [key, param.read(search.get(param.name))]),
  ) as StateOf<P>;
}

/** Returns a query string with another page number. */
export function withPage(search: string, param: UrlParam<number>, page: number): string {
  const params = new URLSearchParams(search);
  write(params, param, page);
  return params.toString();
}

function write<V>(search: URLSearchParams, param: UrlParam<V> | undefined, value: V) {
  if (!param) return;
  const text = param.write(value);
  if (text === null) search.delete(param.name);
  else search.set(param.name, text);
}
