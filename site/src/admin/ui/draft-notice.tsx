import { Button } from '#src/components/ui/button.tsx';
import { Banner } from './banner.tsx';

type DraftNoticeProps = {
  /** The entry has changed since the draft was typed. */
  isOutdated?: boolean;
  onDiscard: () => void;
};

/** Shown when a form contains a restored draft. */
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
