import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from './query-error.tsx';

type QueryContentProps<Data> = {
  query: UseQueryResult<Data>;
  /** 'Error al cargar consultas' */
  failure: string;
  loading: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query, also after a later refetch failed; else its loading or error state. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, failure, loading, children } = props;
  if (query.data !== undefined) return <>{children(query.data)}</>;
  return query.error ? <QueryError title={failure} query={query} /> : <>{loading}</>;
}
