import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '../lib/notify-failure.ts';
import { ErrorState } from './error-state.tsx';

type QueryErrorProps = {
  /** What failed: 'Error al cargar consultas'. */
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
};

/** Replaces content whose query failed, with the message of the CMS and a retry button. */
export function QueryError({ title, query }: QueryErrorProps) {
  return (
    <ErrorState
      title={title}
      hint={failureText(query.error)}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
