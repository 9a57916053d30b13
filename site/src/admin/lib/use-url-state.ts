import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { UrlParam } from './url-params.ts';

type Params = Record<string, UrlParam<unknown>>;
type StateOf<P extends Params> = { [Key in keyof P]: P[Key] extends UrlParam<infer V> ? V : never };

/**
 * Page, sort, filters and search of a list as they stand in the address. Any change but that of
 * the page goes back to the first page. What has its default value is not in the address.
 * @param params made once, outside the component
 */
export function useUrlState<P extends Params>(params: P) {
  const [search] = useSearchParams();
  const navigate = useNavigate();

  const state = useMemo(() => readUrlState(params, search), [params, search]);

  const setState = useCallback(
    (change: Partial<StateOf<P>>, { replace = false }: { replace?: boolean } = {}) => {
      // The router's hooks know the last render; another change may have been written since.
      const next = new URLSearchParams(window.location.search);
      if (params.page && !('page' in change)) next.delete(params.page.name);
      for (const [key, value] of Object.entries(change)) write(next, params[key], value);
      navigate({ search: next.toString() }, { replace, preventScrollReset: true });
    },
    [params, navigate],
  );

  return [state, setState] as const;
}

/** The values of `params` in an address's search. */
export function readUrlState<P extends Params>(params: P, search: URLSearchParams): StateOf<P> {
  return Object.fromEntries(
    Object.entries(params).map(([key, param]) => [key, param.read(search.get(param.name))]),
  ) as StateOf<P>;
}

function write(search: URLSearchParams, param: UrlParam<unknown> | undefined, value: unknown) {
  if (!param) return;
  const text = param.write(value);
  if (text === null) search.delete(param.name);
  else search.set(param.name, text);
}
