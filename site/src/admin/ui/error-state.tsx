import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';

type ErrorStateProps = {
  /** What failed: 'Error al cargar consultas'. */
  title: string;
  /** Message of the server. */
  hint?: string | undefined;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** Replaces content that could not be loaded, with a retry button. */
export function ErrorState({ title, hint, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        icon="warning"
        {...(hint ? { hint } : null)}
        action={
          <Button variant="secondary" icon="refresh" isLoading={isRetrying} onClick={onRetry}>
            Reintentar
          </Button>
        }
      />
    </div>
  );
}
