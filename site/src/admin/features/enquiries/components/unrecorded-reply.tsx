import { Button } from '#src/components/ui/button.tsx';
import { Banner } from '#src/admin/ui/banner.tsx';
import { failureText } from '#src/admin/lib/notify-failure.ts';

type UnrecordedReplyProps = {
  error: Error;
  /** Where the answer was opened. */
  program: string;
  isRetrying: boolean;
  onRetry: () => void;
};

/** The answer was opened, but the CMS does not know of it. */
export function UnrecordedReply({ error, program, isRetrying, onRetry }: UnrecordedReplyProps) {
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="secondary" isLoading={isRetrying} onClick={onRetry}>
          Registrar de nuevo
        </Button>
      }
    >
      Abrimos la respuesta por {program}, pero no quedó en el historial. {failureText(error)} Tu
      texto sigue aquí.
    </Banner>
  );
}
