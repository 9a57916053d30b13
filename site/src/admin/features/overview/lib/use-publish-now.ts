import { useEffect, useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import type { PublicationStatus } from '@tequiora/cms/contracts/publication.ts';
import { useRequestPublication } from '../api/request-publication.ts';
import { publicationOutcome } from './publication-outcome.ts';

const FAILURE = 'Error al publicar el sitio';

/** Requests a build and notifies the user when visitors see it, or why it failed. */
export function usePublishNow(status: PublicationStatus | undefined) {
  /** Status when the build was requested. */
  const [before, setBefore] = useState<PublicationStatus | null>(null);
  const { mutate, isPending } = useRequestPublication();

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
