import { Button } from '#src/components/ui/button.tsx';
import { Banner } from '#src/admin/ui/banner.tsx';

type UploadProblemProps = { text: string; onRetry: (() => void) | null };

/** Why there is no new picture, with another try where that may help. */
export function UploadProblem({ text, onRetry }: UploadProblemProps) {
  return (
    <Banner
      tone="danger"
      action={
        onRetry ? (
          <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
            Reintentar
          </Button>
        ) : null
      }
    >
      {text}
    </Banner>
  );
}
