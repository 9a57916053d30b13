import { Banner } from '#src/admin/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';

type UploadProblemProps = { text: string; onRetry: (() => void) | null };

/** Shows why an upload failed, with a retry button where a retry may help. */
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
