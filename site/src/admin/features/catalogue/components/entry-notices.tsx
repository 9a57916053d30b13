import { CATALOGUE_MESSAGES } from '@tequiora/cms/contracts/catalogue.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Banner } from '#src/admin/ui/banner.tsx';
import type { Staleness } from '../lib/use-stale-entry.ts';

type DraftNoticeProps = { noun: string; isOutdated: boolean; onDiscard: () => void };

/** The form shows what was typed the last time. */
export function DraftNotice({ noun, isOutdated, onDiscard }: DraftNoticeProps) {
  return (
    <Banner
      tone={isOutdated ? 'warning' : 'info'}
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Descartar
        </Button>
      }
    >
      <strong>Recuperamos lo que escribiste</strong> y aún no se ha guardado.
      {isOutdated
        ? ` El ${noun} cambió desde entonces: revisa antes de guardar, o descarta para ver lo actual.`
        : null}
    </Banner>
  );
}

type StaleNoticeProps = {
  /** 'Error al actualizar producto' */
  title: string;
  staleness: Staleness;
  onReload: () => void;
  onDiscard: () => void;
};

/** Somebody else saved meanwhile: first the reason, after reloading what came of it. */
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
        <strong>{title}.</strong> {CATALOGUE_MESSAGES.stale}
      </Banner>
    );
  }
  const { clashes } = staleness;
  return (
    <Banner
      tone={clashes.length > 0 ? 'warning' : 'info'}
      action={
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          Descartar lo mío
        </Button>
      }
    >
      Ya ves lo que guardó la otra persona, y encima lo que escribiste.
      {clashes.length > 0
        ? ` Los dos cambiaron: ${clashes.join(', ')}. Si guardas, queda lo tuyo.`
        : ' Revísalo y guarda.'}
    </Banner>
  );
}
