import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';

type ErrorStateProps = {
  /** What could not be done: 'Error al cargar consultas'. */
  title: string;
  /** What the server said. */
  hint?: string | undefined;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** In the place of what could not be loaded, with a way to try again. */
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
