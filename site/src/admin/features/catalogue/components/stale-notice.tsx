import { Banner } from '#src/admin/ui/banner.tsx';
import { DraftNotice } from '#src/admin/ui/draft-notice.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { CATALOGUE_MESSAGES } from '@tequiora/cms/contracts/catalogue.ts';
import type { Staleness } from '../lib/use-stale-entry.ts';

type EntryDraftNoticeProps = { noun: string; isOutdated: boolean; onDiscard: () => void };

/** Shown when the form contains a restored draft. */
export function EntryDraftNotice({ noun, isOutdated, onDiscard }: EntryDraftNoticeProps) {
  return (
    <DraftNotice tone={isOutdated ? 'warning' : 'info'} onDiscard={onDiscard}>
      <strong>Recuperamos lo que escribiste</strong>
      <span>{` y aún no se ha guardado.${
        isOutdated
          ? ` El ${noun} cambió desde entonces: revisa antes de guardar, o descarta para ver lo actual.`
          : ''
      }`}</span>
    </DraftNotice>
  );
}

type StaleNoticeProps = {
  /** 'Error al actualizar producto' */
  title: string;
  staleness: Staleness;
  onReload: () => void;
  onDiscard: () => void;
};

/**
 * Shown when another user has saved the entry: first the reason and, after reloading, the
 * conflicting fields.
 */
export function StaleNotice({ title, staleness, onReload, onDiscard }: StaleNoticeProps) {
  if (staleness.phase === 'fresh') return null;
  if (staleness.phase === 'stale') {
    return (
      <Banner
        tone="warning"
        action={
          <Button variant="secondary" size="sm" icon="refresh" onClick={onReload}>
            Recargar
          </Button>
        }
      >
        <strong>{`${title}.`}</strong>
        <span>{` ${CATALOGUE_MESSAGES.stale}`}</span>
      </Banner>
    );
  }
  const { conflicts } = staleness;
  return (
    <Banner
      tone={conflicts.length > 0 ? 'warning' : 'info'}
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Descartar lo mío
        </Button>
      }
    >
      {`Ya ves lo que guardó la otra persona, y encima lo que escribiste.${
        conflicts.length > 0
          ? ` Los dos cambiaron: ${conflicts.join(', ')}. Si guardas, queda lo tuyo.`
          : ' Revísalo y guarda.'
      }`}
    </Banner>
  );
}
