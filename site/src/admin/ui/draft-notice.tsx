import { Button } from '#src/components/ui/button.tsx';
import { Banner } from './banner.tsx';

type DraftNoticeProps = {
  /** Somebody changed the entry since the text was typed. */
  isOutdated?: boolean;
  onDiscard: () => void;
};

/** Says that a form shows text that was typed before and never saved. */
export function DraftNotice({ isOutdated = false, onDiscard }: DraftNoticeProps) {
  return (
    <Banner
      tone={isOutdated ? 'warning' : 'info'}
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Descartar
        </Button>
      }
    >
      {isOutdated
        ? 'Recuperamos lo que escribiste, pero alguien guardó cambios después. Revísalo antes de guardar.'
        : 'Recuperamos lo que escribiste y no se guardó.'}
    </Banner>
  );
}
