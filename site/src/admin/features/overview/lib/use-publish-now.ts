import type { PublicationStatus } from '@tequiora/cms/contracts/publication.ts';
import { useEffect, useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import { usePublish } from '../api/publish-now.ts';
import { publicationOutcome } from './publication-outcome.ts';

const FAILURE = 'Error al publicar el sitio';

/** Publishes, and tells when visitors see it or why they do not. */
export function usePublishNow(status: PublicationStatus | undefined) {
  /** What was known when it was ordered. */
  const [before, setBefore] = useState<PublicationStatus | null>(null);
  const { mutate, isPending } = usePublish();

  useEffect(() => {
    if (!before || !status) return;
    const outcome = publicationOutcome(before, status);
    if (outcome === 'pending') return;
    setBefore(null);
    if (outcome === 'published') {
      notify('success', 'Sitio publicado', 'Los visitantes ya ven los cambios.');
    } else {
      notify('error', FAILURE, status.error ?? undefined, Infinity);
    }
  }, [before, status]);

  const publish = () =>
    mutate(undefined, {
      onSuccess: (accepted) => {
        setBefore(status ?? accepted);
        notify('info', 'Publicación en marcha', 'Te avisamos aquí cuando el sitio esté al día.');
      },
      onError: (error) => notifyFailure(FAILURE, error),
    });

  return { isPending, publish };
}
